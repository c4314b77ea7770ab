// Runs pack.py by the very Pyodide that is shipped, so that what it compiles is what that Pyodide reads.
// node pack.mjs FOLDER-OF-PYODIDE ROOT WHEEL TO

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [pyodide, root, wheel, to] = process.argv.slice(2).map((path) => resolve(path))
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } })
const folders = { '/repository': root, '/pyodide': pyodide, '/to': to }
for (const [path, folder] of Object.entries(folders)) python.mountNodeFS(path, folder)
python.FS.writeFile('/msgspec.whl', readFileSync(wheel))
try {
  python.runPython(readFileSync(join(root, 'tools/device/pack.py'), 'utf8'), {
    filename: 'pack.py',
  })
} catch (error) {
  console.error(error.message) // without the line of Pyodide, which is a megabyte long
  process.exit(1)
}
