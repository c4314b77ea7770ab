/** Who is spoken to in advice: the sentences of the log know how to say "you". */

export const YOU = { names: [''], me: 0 }
export const yours = (action: string): { player: number; action: string } => ({ player: 0, action })
