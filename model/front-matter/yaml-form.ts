// Writes values so that every program reads them as this site does: GitHub and content editors parse the fields as YAML.

/** Matches the beginning of a value that YAML takes for markup (YAML 1.2.2, "Indicator Characters"). */
const INDICATOR = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?=[ \t]|$))/
const COLON_WITHIN = /:(?=[ \t]|$)/
const COMMENT_WITHIN = /[ \t]#/
/** Matches what YAML 1.1 or 1.2 reads as a number, such as `0123`, `1.10`, `6:30` or `0x1F`. */
const NUMBER =
  /^[-+]?(?:\d[\d_,]*(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?|\d+(?::[0-5]?\d)+(?:\.\d*)?|0x[\da-f]+|0o[0-7]+|0b[01]+|\.inf)$|^\.nan$/i
/** Matches words that YAML reads as something else, and that it would write differently. */
const KEYWORD = /^(?:~|null|Null|NULL|True|TRUE|False|FALSE)$/
/** Matches a name and a value with a colon between, which YAML reads as a mapping: `Friday: closed`. */
const PAIR = /^(\S(?:.*?\S)?): (\S.*)$/
/** Matches an escape in double quotation marks that means more than the next character. */
const ESCAPE = /\\[^"\\]/

/** The reason why a value needs quotation marks: what another program would misread. */
export type YamlConflict = 'start' | 'colon' | 'comment' | 'number' | 'keyword' | 'escape'

/** Returns why YAML reads a text without quotation marks differently than typed, or null if it does not. */
export function findYamlConflict(text: string, isPair = false): YamlConflict | null {
  const [, name, value] = (isPair && PAIR.exec(text)) || []
  if (name !== undefined && value !== undefined)
    return findYamlConflict(name) ?? findYamlConflict(value)
  if (INDICATOR.test(text)) return 'start'
  if (COLON_WITHIN.test(text)) return 'colon'
  if (COMMENT_WITHIN.test(text)) return 'comment'
  if (KEYWORD.test(text)) return 'keyword'
  return NUMBER.test(text) && String(Number(text)) !== text ? 'number' : null
}

/** Returns why YAML reads a value in quotation marks differently than this site, or null if it does not. */
export function findEscapeConflict(typed: string): YamlConflict | null {
  return typed.startsWith('"') && ESCAPE.test(typed.replace(/\\["\\]/g, '')) ? 'escape' : null
}

/**
 * Returns a text as the value of a field, in quotation marks where YAML needs them.
 * @param isPair whether the text is a name and a value for which a mapping is meant
 */
export function toYaml(text: string, isPair = false): string {
  return findYamlConflict(text, isPair) === null ? text : quote(text)
}

/** Puts a text into the quotation marks of which it has fewer. */
export function quote(text: string): string {
  return text.includes('"') && !text.includes("'") && !text.includes('\\')
    ? `'${text}'`
    : `"${text.replace(/["\\]/g, '\\$&')}"`
}
