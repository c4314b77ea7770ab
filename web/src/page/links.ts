/** Addresses of our pages: all are below the folder that the page was built for, `/` or for example `/games/tablee/`. */

export const BASE: string = import.meta.env.BASE_URL

/** The address of one of our pages or files: below `/games/tablee/`, `/t/CODE` is `/games/tablee/t/CODE`. */
export const linkTo = (path: string, base = BASE): string => base + path.slice(1)

/** The other way round; null for an address that is not below our folder. */
export function pathOf(address: string, base = BASE): string | null {
  if (address.startsWith(base)) return address.slice(base.length - 1)
  return `${address}/` === base ? '/' : null
}
