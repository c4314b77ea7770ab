/** Sounds: each one is rendered by the browser and measured. */

import { readFileSync } from 'node:fs'

import { expect, test } from '@playwright/test'
import ts from 'typescript'

const SOUNDS = ['chime', 'callOver', 'hurryUp', 'fanfare', 'closing', 'knock', 'tock', 'swish'] as const
const module = ts.transpileModule(readFileSync(new URL('../../src/page/sound/sounds.ts', import.meta.url), 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
}).outputText

interface Heard {
  /** The loudest sample; 1 is the maximum. */
  peak: number
  /** Seconds until it is silent. */
  lasts: number
}

test('sounds are heard, short, and never distorted; none plays when sounds are off', async ({ page }) => {
  await page.goto('about:blank')
  const hear = (sound: string, volume: number) =>
    page.evaluate(
      async ({ module, sound, volume }): Promise<Heard> => {
        const RATE = 44_100
        const room = new OfflineAudioContext(1, RATE * 2, RATE)
        const chimes: Record<string, (volume?: number) => void> = {}
        const navigator = { userActivation: { hasBeenActive: true } }
        const context = Object.assign(room, { resume: async () => {} })
        new Function('exports', 'AudioContext', 'navigator', module)(
          chimes,
          function () {
            return context
          },
          navigator,
        )
        chimes.setVolume!(volume)
        chimes[sound]!()
        const samples = (await room.startRendering()).getChannelData(0).map(Math.abs)
        return { peak: Math.max(...samples), lasts: samples.findLastIndex((sample) => sample > 0.002) / RATE }
      },
      { module, sound, volume },
    )
  for (const sound of SOUNDS) {
    const { peak, lasts } = await hear(sound, 1)
    expect(peak, sound).toBeGreaterThan(0.05)
    expect(peak, sound).toBeLessThan(0.9)
    expect(lasts, sound).toBeGreaterThan(0.02)
    expect(lasts, sound).toBeLessThan(1.3)
    expect((await hear(sound, 0)).peak, `${sound}, turned off`).toBeLessThan(0.001)
  }
})
