// The helper in a thread of Node, with a Python of its own.

import { readFile } from 'node:fs/promises'
import { parentPort, workerData as folder } from 'node:worker_threads'

const { boot } = await import(`${folder}boot.js`)
const python = await boot(folder, async (path) => new Uint8Array(await readFile(path)))
const { attempt } = python.pyimport('tablee.browser.helper')

parentPort.on('message', (task) => {
  const [given, outcome] = [python.toPy(task)].flatMap((proxy) => [proxy, attempt(proxy)])
  parentPort.postMessage(outcome.toJs())
  given.destroy()
  outcome.destroy()
})
parentPort.postMessage('ready')
