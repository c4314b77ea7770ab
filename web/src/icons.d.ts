declare module 'icon:*' {
  const drawing: { body: string; viewBox: string }
  export default drawing
}

declare module 'icon-file:*' {
  const address: string
  export default address
}

declare module 'texts:' {
  type Part = () => Promise<{ default: string }>
  export const CATALOGUES: Record<import('./page/languages.ts').Language, Record<string, Part>>
}

declare module 'games:' {
  /** The names of the games in the order of every list. */
  export const ORDER: string[]
}
