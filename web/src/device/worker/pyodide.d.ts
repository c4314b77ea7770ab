/** Pyodide's parts, whose types it declares under other names. */
declare module 'pyodide/pyodide.mjs' {
  export { loadPyodide } from 'pyodide'
  export type { PyodideAPI } from 'pyodide'
}

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: NonNullable<
    NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>['createPyodideModule']
  >
  export default createPyodideModule
}
