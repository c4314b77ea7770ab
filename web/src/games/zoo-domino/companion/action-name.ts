import type { Texts } from '../../../page/texts.svelte.ts'

/** An action as one would ask for it: "Lay lion–zebra on the left". */
export function actionName(texts: Texts, action: string): string {
  const [verb, domino, end] = action.split(' ')
  if (!domino) return texts.say(`zoo-domino-real-do-${verb}`)
  return texts.say(`zoo-domino-real-do-${verb}${end ? `-${end}` : ''}`, { domino: texts.piece('zoo-domino', domino) })
}
