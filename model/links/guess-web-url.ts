// Guesses which web address a text means that is not a whole one.
import { isEmailAddress } from './guess-email'

export type GuessedUrl = {
  readonly url: string
  /** True if the text has other words, which would be lost if the address replaced it. */
  readonly hasWords: boolean
}

/** Matches hosts (RFC 1123). Other characters could be syntax in the content security policy. */
const HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]|$)/i
/** Matches `https://` in any spelling: `https:/`, `http//`, `htttps:`, `HTTPS://`, `https;//`. An address without typos begins with `https://`. */
const SCHEME = /^(?:h?t{1,3}p{1,2}s{0,2}\s*[:;.,]?\s*[\\/]{1,3}|https?\s*[:;])\s*(?=[^\\/\s])/i
/** Matches a website without `https://`, such as `www.example.org/a` or `bit.ly/a`, but not the name of a file. */
const BARE_HOST =
  /^(?:www\.[^\s/]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:org|com|net|gov|edu|info|church|app|ly|gle|gl|be|io|co|us|me|page|link|tv)(?=[/?#]|$))(?:[/?#]\S*)?$/i
/** Matches any other name with a dot and a page after it, such as `linktr.ee/a`: no file or folder of ours has such a name. */
const BARE_PAGE =
  /^(?:[a-z0-9-]+\.)+(?!(?:md|pdf|html?|php|aspx?|docx?|jpe?g|png|svg|webp)\/)[a-z]{2,}\/[^/\s]\S*$/i
const MARKDOWN_LINK = /^!?\[([^\]]*)\]\(\s*([^()\s]*)\s*\)$/
const URL_IN_TEXT = /(?:https:\/\/|\bwww\.)[^\s<>"'()[\]]+[^\s<>"'()[\].,;:!?]/gi

/** Matches the punctuation of a sentence after an address, but not an abbreviation such as `King_Jr.` at its end. */
const PUNCTUATION_AFTER = /(?:[,;]|(?<![A-Z][a-z]{0,3})\.)$/

/** Returns true for an https URL whose host has a dot in it. */
export function isWebUrl(typed: string): boolean {
  return (
    HOST.test(typed) &&
    /^https:[^\s"'<>\\]+$/.test(typed) &&
    !PUNCTUATION_AFTER.test(typed) &&
    URL.canParse(typed)
  )
}

/** Says what is wrong with a text that is not a web address. */
export function describeUrl(typed: string, guess: GuessedUrl | null): string {
  if (guess?.hasWords) return `There is more than a web address in "${typed}".`
  if (/^https:\/\//i.test(typed) && !typed.startsWith('https'))
    return 'The https:// at the beginning has capital letters.'
  if (typed.includes('\\')) return 'There is a \\ in this web address, where it needs a /.'
  if (PUNCTUATION_AFTER.test(typed)) return `There is a "${typed.slice(-1)}" after the address.`
  if (MARKDOWN_LINK.test(typed.trim()) && guess !== null)
    return 'This line takes only the address, without brackets and parentheses.'
  return describeParts(typed.trim(), guess) ?? `"${typed}" is not a full web address.`
}

/** Says which part of an address is mistyped, or returns null if it is none of those that people mistype most. */
function describeParts(typed: string, guess: GuessedUrl | null): string | null {
  const [start = ''] = SCHEME.exec(typed) ?? []
  const scheme = start.trim()
  const rest = typed.slice(start.length)
  if (guess !== null && scheme !== '' && scheme !== 'https://')
    return `The address begins with "${scheme}" in place of "https://".`
  if (guess !== null && SCHEME.test(rest)) return 'The https:// at the beginning is there twice.'
  if (scheme !== 'https://' && guess === null) return null
  const [beforeSpace = ''] = /^\S+(?=\s)/.exec(typed) ?? []
  if (beforeSpace !== '' && !MARKDOWN_LINK.test(typed))
    return `There is a space after "${beforeSpace}", and a web address has none.`
  return guess !== null && /^[^/]*,/.test(rest)
    ? 'There is a comma in the name of the website, where it needs a period.'
    : null
}

/** Returns the address that was meant, or null if there is none, or more than one. */
export function guessWebUrl(typed: string): GuessedUrl | null {
  const text = typed.trim()
  const [, label = '', target] = MARKDOWN_LINK.exec(text) ?? []
  const url = correctUrl(target ?? text)
  if (url !== null) {
    const isLabeled = target !== undefined && label !== target && correctUrl(label) !== url
    return { url, hasWords: isLabeled }
  }
  // A space in the middle of an address: nobody knows where it ends.
  if (/^https:\S+\s+[\w/]/i.test(text)) return null
  const [found, another] = new Set(text.match(URL_IN_TEXT)?.map(correctUrl))
  return found == null || another !== undefined ? null : { url: found, hasWords: true }
}

/** Corrects the beginning and the end of an address, its backslashes, and the commas and spaces in the name of its website. */
function correctUrl(text: string): string | null {
  // Two backslashes at the beginning lead to another computer of an office.
  const typed = text.startsWith('\\') ? text : text.replaceAll('\\', '/')
  const unwrapped = typed.replace(/^[<("']\s*|\s*[>)"']$/g, '').replace(/[.,;]+$/, '')
  const rest = removeSchemes(unwrapped).replace(/^\/\/(?=[^/])/, '')
  const [, host = '', path = ''] =
    /^((?:[\w-]+\s*[.,]\s*)+[a-z]{2,}(?::\d+)?)((?:[/?#].*)?)$/i.exec(rest) ?? []
  const corrected = host.replace(/\s*[.,]\s*/g, '.') + path
  const url = `https://${host === '' ? rest : corrected}`
  const isLikely = rest !== typed || BARE_HOST.test(corrected) || BARE_PAGE.test(corrected)
  return isLikely && !isEmailAddress(unwrapped) && isWebUrl(url) ? url : null
}

/** Removes `https://`, even if it is there twice. */
function removeSchemes(typed: string): string {
  const rest = typed.replace(SCHEME, '')
  return rest === typed ? rest : removeSchemes(rest)
}
