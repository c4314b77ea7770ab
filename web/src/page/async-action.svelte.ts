/** Something that is asked of the server at somebody's wish: that it is under way, and what came between. */

import { ApiError } from '../table/net/api.ts'

export class AsyncAction {
  /** From the wish on, also after it was granted: what goes on elsewhere is not wished twice. */
  busy = $state(false)
  problem = $state.raw<ApiError | null>(null)

  async run(deed: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      await deed()
    } catch (error) {
      this.busy = false
      if (!(error instanceof ApiError)) throw error
      this.problem = error
    }
  }
}
