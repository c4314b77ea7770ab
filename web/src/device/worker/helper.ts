/** The helper: a worker in which bots think, with a Python of its own. It answers one task after the other. */

import type { PyProxy } from 'pyodide/ffi'

import { boot } from './boot.ts'
import type { FromHelper, ToHelper } from './helper-messages.ts'

const tell = (message: FromHelper): void => postMessage(message)

const python = await boot(new URL(/* @vite-ignore */ './', import.meta.url).href)
const { attempt } = python.pyimport('tablee.browser.helper') as { attempt: (task: PyProxy) => PyProxy }

self.onmessage = ({ data }: MessageEvent<ToHelper>) => {
  const task = python.toPy(data.task) as PyProxy
  const outcome = attempt(task)
  tell({ type: 'outcome', outcome: outcome.toJs() as Uint8Array })
  task.destroy()
  outcome.destroy()
}
tell({ type: 'ready' })
