/** What the buildings are made of: a face in the light, its bright edges, its side in the shade, and the glass. */

export interface Stone {
  face: string
  light: string
  shade: string
  glass: string
}

function stone(face: string, light: string, shade: string, glass: string): Stone {
  return { face, light, shade, glass }
}

/** In the golden afternoon. */
export const cream = stone('#f6e6c4', '#fff6e0', '#d9c096', '#7b6a63')
export const sand = stone('#e6cb94', '#f7e4b9', '#c4a267', '#6f5a48')
export const white = stone('#f8f3ea', '#ffffff', '#d8cdbf', '#66708a')
export const grey = stone('#c9bfb0', '#e2dacd', '#a1968a', '#55505a')
export const ochre = stone('#eec06a', '#fbdc96', '#cc9545', '#6f4a2f')
export const brick = stone('#b8623f', '#d68457', '#8f4630', '#4d2b28')
export const pink = stone('#e6a883', '#f5c8a6', '#c6835f', '#6b463f')
export const granite = stone('#d3a892', '#e8c6b2', '#ad8271', '#5a4550')
export const greenish = stone('#bfbf98', '#d9d8b6', '#98977a', '#4f5650')

/** At dusk, with light in the windows. */
export const dusk = stone('#cfc3dc', '#eae1f2', '#9c8db5', '#ffd98a')
export const duskWhite = stone('#efeaf8', '#ffffff', '#bcb0d4', '#ffd98a')
export const duskSand = stone('#dcc2b4', '#f3ddcd', '#ab8ea0', '#ffdf96')
export const duskGrey = stone('#a79fbb', '#c6bfd6', '#7a7096', '#ffd98a')
export const duskDark = stone('#6f6484', '#8d82a3', '#4d4466', '#ffd98a')
export const duskBrick = stone('#a8604f', '#c77f66', '#7a4250', '#ffd98a')
export const duskOchre = stone('#d9a860', '#f0c98a', '#a97a5c', '#ffe6a3')

/** On a blue day. */
export const dayWhite = stone('#f4f4f1', '#ffffff', '#cdd3d8', '#5e7590')
export const daySand = stone('#ead2a2', '#f8e8c6', '#c7a76f', '#6d5a4a')
export const dayGrey = stone('#c3c5c4', '#dfe1df', '#979b9f', '#4b5866')
export const dayBrick = stone('#b5563a', '#d07a54', '#8c3d2c', '#3f3a44')

export const copper = { roof: '#7fb5a0', dark: '#5a917f' }
export const slate = { roof: '#5d6678', dark: '#444b5c' }
export const lead = { roof: '#93a1b5', dark: '#6f7d94' }
export const tiles = { roof: '#b5573c', dark: '#8d3f2e' }
export const gold = { roof: '#f2c14a', dark: '#c8922a' }

export const duskCopper = { roof: '#74b0a8', dark: '#4a7f86' }
export const duskSlate = { roof: '#55537e', dark: '#3b3961' }
export const duskLead = { roof: '#a9b2cf', dark: '#7880a6' }
export const duskTiles = { roof: '#a8544f', dark: '#7a3a4a' }
export const duskPale = { roof: '#efeaf8', dark: '#b3a6cf' }
