/** Emblems shine before crimson rays. */

import { box, path, short } from '../shapes.ts'

const RAYS = 18

/** Every second of the wedges that meet behind the emblem. */
function rays(): string {
  const at = (step: number) => {
    const angle = (step * Math.PI) / RAYS
    return `${short(100 + Math.cos(angle) * 160)} ${short(104 + Math.sin(angle) * 160)}`
  }
  return Array.from({ length: RAYS }, (_, ray) => `M100 104L${at(2 * ray)} ${at(2 * ray + 1)}z`).join('')
}

export function emblemScene(): string {
  return (
    '<radialGradient id="emblem-light" cy=".52" r=".72"><stop stop-color="#e8697a"/><stop offset=".55" stop-color="#b92f4b"/><stop offset="1" stop-color="#8c1a38"/></radialGradient>' +
    '<radialGradient id="emblem-ray" cy=".52" r=".6"><stop stop-color="#ffd9c9" stop-opacity=".5"/><stop offset="1" stop-color="#ffb3b3" stop-opacity=".14"/></radialGradient>' +
    box(0, 0, 200, 200, 'url(#emblem-light)') +
    path('url(#emblem-ray)', rays())
  )
}
