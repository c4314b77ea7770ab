/** Made by `python.vite.ts`. */
declare module 'python:' {
  /** Where Python's parts are; null where they were not built: nothing can be played on this device then. */
  export const PARTS: {
    /** An absolute path with a slash at its end. */
    folder: string
    files: string[]
    /** What a first visit loads, if the host compresses what it sends. */
    bytes: number
  } | null
  /** Whether there is no server: nothing may be asked of one. */
  export const IS_SITE: boolean
}
