/** What the host and its helper post to each other: pickled tasks and their pickled outcomes. */

export interface ToHelper {
  task: Uint8Array
}

export type FromHelper = { type: 'ready' } | { type: 'outcome'; outcome: Uint8Array }
