declare module 'icon:*' {
  const drawing: { body: string; viewBox: string }
  export default drawing
}
