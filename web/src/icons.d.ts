declare module 'icon:*' {
  const drawing: { body: string; viewBox: string }
  export default drawing
}

declare module 'texts:*' {
  const catalogues: string
  export default catalogues
}
