// Guesses which email address a text means that is not one yet.

/** Returns true for a single email address: a name, @, and a domain with a dot in it. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@?,;:<>()"\\/]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
}

const MARKDOWN_LINK = /^\[([^\]]*)\]\(\s*(?:mailto:)?([^)]*)\)$/i
const LABEL = /^(?:(?:e-?mail|mail ?to|mail|correo)\s*:\s*)?(?:\/\/)?/i
const ADDRESS_IN_TEXT = /(?<![^\s<>()[\],;:"])[^\s@<>()[\],;:"]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/gi

/** Matches an address as email programs show it, with the name of its owner: `Lantern Hill <hello@example.org>`. */
const DISPLAYED = /^["'“”]?[^<>@"“”]{0,80}["'“”]? *[<(](?:mailto:)?([^<>()\s]+)[>)]$/i

export type GuessedEmail = {
  readonly address: string
  /** True if the text has other words, which would be lost if the address replaced it. */
  readonly hasWords: boolean
}

/** Returns the address that was meant, or null if there is none, or more than one. */
export function guessEmail(typed: string): GuessedEmail | null {
  const text = typed.normalize('NFKC').trim()
  const [, label = '', target] = MARKDOWN_LINK.exec(text) ?? []
  const address = correctEmail(target ?? text)
  if (isEmailAddress(address))
    return { address, hasWords: target !== undefined && correctEmail(label) !== address }
  const displayed = DISPLAYED.exec(text)?.[1] ?? ''
  if (isEmailAddress(displayed)) return { address: displayed, hasWords: false }
  const [found, another] = new Set(text.match(ADDRESS_IN_TEXT))
  if (found === undefined || another !== undefined) return null
  return { address: found, hasWords: !isOnlyAddress(text, found) }
}

/** Returns whether a text is only an address, more than once or as a link: `hello@example.org<mailto:hello@example.org>`. */
const isOnlyAddress = (text: string, address: string): boolean =>
  text
    .replaceAll(address, '')
    .replace(/mailto:/gi, '')
    .replace(/[\s<>()[\]"'“”,;/|]/g, '') === ''

const AT =
  /\s*[[({]\s*(?:at|arroba|@)\s*[\])}]\s*|^(\S+)\s+(?:at|arroba)\s+(?=\S+(?:\s+(?:dot|punto)\s+\S+)*$)/gi
const DOT = /\s*[[({]\s*(?:dot|punto|\.)\s*[\])}]\s*|(?<=^\S+@.*)\s+(?:dot|punto)\s+/gi

/** Corrects what people write in place of an address: `hello (at) example . org`, `hello at example dot org`. */
export function correctEmail(typed: string): string {
  const address = typed
    .trim()
    .replace(LABEL, '')
    .replace(/^[<(]\s*|\s*[>)]$|[.,;]$/g, '')
    .replace(AT, '$1@')
    .replace(DOT, '.')
    .replace(/\s*@+\s*/, '@')
  const [name = '', domain, ...more] = address.split('@')
  if (domain === undefined || more.length > 0) return address
  const corrected = domain.replace(/\s*\.+\s*|,(?=\S)/g, '.')
  // After a period and a space, a phone begins a sentence. Capitals in a domain mean nothing (RFC 4343).
  return `${name}@${/\.\s/.test(domain) ? corrected.toLowerCase() : corrected}`
}
