/** How far Python on this device is, for pages that load nothing of it before somebody needs it. */

export type Failure = 'python' | 'storage'

interface DeviceState {
  /** Somebody has asked it for something. */
  asked: boolean
  /** It starts once, and then answers, or never will. */
  progress: 'asleep' | 'python' | 'tables' | 'ready' | 'failed'
  /** Why it never will. */
  failed: Failure | null
}

export const deviceState: DeviceState = $state({ asked: false, progress: 'asleep', failed: null })
