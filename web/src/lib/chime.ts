/** Soft notes, made on the spot: no file, no licence. */

let audio: AudioContext | undefined

/** Two that go up: your turn. */
export const chime = (): void => play(659.25, 880)

/** The same twice, and higher still: your turn, and you look elsewhere. */
export const callOver = (): void => play(659.25, 880, 659.25, 880, 1108.73)

/** Three that fall: hurry. */
export const hurryUp = (): void => play(880, 698.46, 587.33)

function play(...pitches: number[]): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const [index, pitch] of pitches.entries()) note(audio, pitch, index * 0.14)
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.5)
}
