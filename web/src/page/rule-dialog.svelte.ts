/** The rule that is shown in a dialog, above whatever the player is doing. */

import { createContext } from 'svelte'

import type { Paragraph } from '../guide/paragraphs.ts'

export interface Reading {
  game: string
  paragraph: Paragraph
}

export class RuleDialogState {
  reading = $state.raw<Reading | null>(null)

  read = (reading: Reading): void => {
    this.reading = reading
  }

  close = (): void => {
    this.reading = null
  }
}

export const [getRuleDialog, setRuleDialog] = createContext<RuleDialogState>()
