/** A setting that this browser remembers. Its default is not stored, so that it can change later. */

import { recall, remember } from './memory.ts'

interface Format<Value> {
  fallback: Value
  /** What the stored text means; undefined if nothing. */
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

export class Remembered<Value> {
  readonly #key: string
  readonly #format: Format<Value>
  readonly #apply: (value: Value) => void
  #value: Value

  /** `apply` is called with the value at once, and again after each change. */
  constructor(key: string, format: Format<Value>, apply: (value: Value) => void = () => {}) {
    const text = recall(key)
    this.#key = key
    this.#format = format
    this.#apply = apply
    this.#value = $state((text === null ? undefined : format.read(text)) ?? format.fallback)
    apply(this.#value)
  }

  get value(): Value {
    return this.#value
  }

  set value(value: Value) {
    const { fallback, write } = this.#format
    this.#value = value
    remember(this.#key, value === fallback ? null : write(value))
    this.#apply(value)
  }
}

/** One of these values; the first is the default. */
export function oneOf<Value extends string>(values: readonly Value[]): Format<Value> {
  return { fallback: values[0]!, read: (text) => values.find((value) => value === text), write: (value) => value }
}

/** On or off; the word is stored for the value that is not the default. */
export function toggle(fallback: boolean, word: string): Format<boolean> {
  return { fallback, read: (text) => (text === word ? !fallback : undefined), write: () => word }
}
