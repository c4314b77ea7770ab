/** The pictures of gestures. */

import hello from 'icon:noto/waving-hand'
import well_played from 'icon:noto/clapping-hands'
import thanks from 'icon:noto/bouquet'
import oops from 'icon:noto/see-no-evil-monkey'
import hurry from 'icon:noto/hourglass-not-done'
import thinking from 'icon:noto/thinking-face'
import laugh from 'icon:noto/grinning-squinting-face'
import good_game from 'icon:noto/handshake'

import type { EmoteName } from '../table-actions.svelte.ts'

export const DRAWINGS: Record<EmoteName, { body: string; viewBox: string }> = {
  hello,
  well_played,
  thanks,
  oops,
  hurry,
  thinking,
  laugh,
  good_game,
}
