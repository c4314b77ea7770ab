/** Small sounds, synthesized: no files, no licences. */

let audio: AudioContext | undefined
let loudness = 1

/** The volume of all of them, 0 to 1. */
export function setVolume(volume: number): void {
  loudness = volume
}

/** Two rising notes: your turn. */
export const chime = (): void => play([659.25, 880])

/** The same twice, and higher: your turn while you are looking elsewhere. */
export const callOver = (): void => play([659.25, 880, 659.25, 880, 1108.73])

/** Three falling notes: hurry. */
export const hurryUp = (): void => play([880, 698.46, 587.33])

/** A rising chord: you won. */
export const fanfare = (): void => play([523.25, 659.25, 783.99, 1046.5], 0.12)

/** Two notes that come to rest: it is over, and somebody else has won. */
export const closing = (): void => play([523.25, 392], 0.2)

/** A low knock, twice: no. */
export const knock = (): void => play([196, 174.61], 0.11, { type: 'triangle', lasts: 0.16 })

/** Wood on wood: a piece is laid. */
export function tock(): void {
  play([330], 0, { type: 'triangle', lasts: 0.07 })
  rustle({ lasts: 0.035, from: 2200, to: 1400, gain: 0.5 })
}

/** A card slides: something is drawn. */
export const swish = (): void => rustle({ lasts: 0.16, from: 900, to: 4200, gain: 0.22 })

interface Tone {
  type?: OscillatorType
  lasts?: number
}

/** Silence before the first tap or key: browsers forbid sound until then, and log a warning. */
function wake(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  return audio
}

function play(pitches: number[], apart = 0.14, tone: Tone = {}): void {
  const audio = wake()
  if (!audio) return
  for (const [index, pitch] of pitches.entries()) note(audio, pitch, index * apart, tone)
}

function note(audio: AudioContext, pitch: number, after: number, { type = 'sine', lasts = 0.5 }: Tone): void {
  const start = audio.currentTime + after
  const tone = new OscillatorNode(audio, { type, frequency: pitch })
  tone.connect(fading(audio, start, 0.12, lasts))
  tone.start(start)
  tone.stop(start + lasts)
}

/** A short burst of noise whose colour changes. */
function rustle({ lasts, from, to, gain }: { lasts: number; from: number; to: number; gain: number }): void {
  const audio = wake()
  if (!audio) return
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const start = audio.currentTime
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 1.2 })
  colour.frequency.linearRampToValueAtTime(to, start + lasts)
  source.connect(colour).connect(fading(audio, start, gain, lasts))
  source.start(start)
}

function fading(audio: AudioContext, start: number, most: number, lasts: number): AudioNode {
  const fade = new GainNode(audio, { gain: 0 })
  const peak = Math.max(most * loudness, 0.0001)
  fade.gain.setValueAtTime(0, start)
  fade.gain.linearRampToValueAtTime(peak, start + Math.min(0.02, lasts / 4))
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  fade.connect(audio.destination)
  return fade
}
