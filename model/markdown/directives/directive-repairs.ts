// Finds the button or the end of a box that was meant where one of its parts is in the wrong place.

/** The marks that people and programs put around an address, but for a straight apostrophe. */
const MARKS = '"“”„‟‘’«»″\u0060'
const QUOTE = `[${MARKS}']?`
/** A name that certainly means the address: `href` as a thumb types it, its name in other programs, or in Spanish. */
const ADDRESS_NAME =
  '(?:h[A-Za-zÀ-ỿ]{1,4}|links?|url|to|ref|enlace|direcci[oó]n|destino|v[ií]nculo|p[aá]gina)\\s*[=:]+\\s*'
/** Any other name, or none, before something that can only be an address. */
const OTHER_NAME = `(?:[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ ]{0,20})?[=:_ -]+(?=${QUOTE}(?:/|https?:|mailto:|tel:|www\\.))`
const ADDRESS =
  `\\{\\s*(?:(?!https?:)(?:${ADDRESS_NAME}|${OTHER_NAME}))?${QUOTE}` +
  `(/ [\\w#/ -]*[\\w-]|(?:/|https?:|mailto:)[^{}${MARKS}\\s]+|[^{}${MARKS}\\s=]+)${QUOTE}\\s*\\}?`
/** Matches a button whose parts may be on several lines, to the end of a line. */
const BUTTON = new RegExp(
  `^:{1,3}[ \\t]*button\\s*\\[([^\\][]+)\\]\\s*${ADDRESS}[ \\t]*[.,;]?[ \\t]*(?=\\n|$)`,
  'iu',
)

export type DirectiveRepair = { readonly typed: string; readonly replacement: string }

/** Returns the button at the start of a text as it has to be written, or null if there is none or nothing to change. */
export function repairButton(text: string): DirectiveRepair | null {
  const match = BUTTON.exec(text)
  const [typed = '', label = '', href = ''] = match ?? []
  if (!match || /\n\s*\n/.test(typed)) return null
  const address = href.replace(/\s+/g, '')
  // A thumb that misses } presses ) or ].
  const closed = /[([]/.test(address) ? address : address.replace(/[)\]]$/, '')
  const replacement = `::button[${label.trim().replace(/\s+/g, ' ')}]{href=${closed}}`
  return replacement === typed ? null : { typed, replacement }
}

/** Matches a correct button among other words of a line. */
const BUTTON_IN_LINE = /^(.*?)(::button\[[^\][\n]+\]\{href=[^{}\s]+\})(.*)$/

/** Returns the parts of a line with a button in it, or null. */
export function splitAtButton(
  line: string,
): { before: string; button: string; after: string } | null {
  const [, before = '', button = '', after = ''] = BUTTON_IN_LINE.exec(line) ?? []
  return button === '' || (before + after).trim() === '' ? null : { before, button, after }
}

/** An end with other characters than three colons: too few of them, wide ones, or what a phone or a thumb makes of them. */
const WRONG_END = /^[ \t]*([:：;]{2,}|[:;](?: [:;]){1,2}|\.{3}|…)[ \t]*$/
/** The end of a box with words before or after it on its line, or with other characters. */
const BOX_ENDS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^(?!:)(.*[^\s:])\s*:{3,}[ \t]*$/, '$1\n:::'],
  [/^:{3,}[ \t]+(\S.*)$/, ':::\n\n$1'],
  [WRONG_END, ':::'],
]

/** Returns what the last line of a text has in place of the three colons of an end, or null if it has other words. */
export const findWrongEnd = (text: string): string | null =>
  WRONG_END.exec(text.slice(text.lastIndexOf('\n') + 1))?.[1] ?? null

/** Returns the lines of a box to its end, as they have to be written, or null if its end is not there. */
export function repairBoxEnd(source: string): DirectiveRepair | null {
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const end = BOX_ENDS.find(([pattern]) => pattern.test(line))
    if (!end) continue
    const before = lines.slice(0, index)
    const typed = [...before, line].join('\n')
    return { typed, replacement: [...before, line.replace(...end)].join('\n') }
  }
  return null
}
