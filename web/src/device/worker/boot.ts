/** Starts Python from the parts beside this file: nothing comes from anywhere else. */

import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { loadPyodide, type PyodideAPI } from 'pyodide/pyodide.mjs'

declare const LOCK: import('pyodide').LockfileInfo // of the Pyodide that is shipped; the build writes it here

const PACKAGES = '/lib/tablee' // where Python finds what tablee.zip contains

const fetched = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`)
  return answer.arrayBuffer()
}

/** `folder` is where the parts are, with a slash at its end; tests read them from a disk. */
export async function boot(folder: string, load = fetched): Promise<PyodideAPI> {
  const archive = load(`${folder}tablee.zip`)
  archive.catch(() => {}) // reported below, where it is awaited
  const python = await loadPyodide({
    indexURL: folder,
    createPyodideModule,
    stdLibURL: `${folder}stdlib.zip`,
    packageBaseUrl: folder,
    lockFileContents: { info: LOCK, packages: {} }, // else a list of packages that nobody needs would be loaded
    stdin: () => null,
  })
  python.unpackArchive(await archive, 'zip', { extractDir: PACKAGES })
  python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`)
  return python
}
