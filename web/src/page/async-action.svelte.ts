/** A request that a person triggers: whether it is running, and why it failed. */

import { ApiError } from '../table/net/api.ts'

export class AsyncAction {
  /** Stays true after success, so that an action that opens another page is not triggered twice. */
  busy = $state(false)
  problem = $state.raw<ApiError | null>(null)

  async run(action: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      await action()
    } catch (error) {
      this.busy = false
      if (!(error instanceof ApiError)) throw error
      this.problem = error
    }
  }
}
