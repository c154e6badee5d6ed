// Notes the words of a letter or an email about what comes with it: "Attached please find a poster". Nothing comes with a page.
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { toYaml } from '../../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'

const THING =
  '(?:form|list|file|document|poster|flye?r|flier|letter|order|copy|pdf|photos?|pictures?|invitation|announcement|schedule|program)'
const WORDS: readonly string[] = [
  "(?:attached|enclosed)(?: (?:here)?with(?: this (?:email|message|letter))?| to this (?:email|message|letter))?,? (?:please (?:find|see)|you(?: will|[’']ll)? (?:also )?find)",
  'please find(?: (?:here)?with)? (?:attached|enclosed)(?: (?:here)?with)?|please see attached',
  `I(?: have|[’']ve| am) (?:attach|enclos)(?:ed|ing) (?:a|an|the|our|my|your) (?:[a-z]+ )?${THING}`,
  '(?:adjunt[oa]s?|anex[oa]s?) (?:encontrar(?:á|án|ás)|(?:le|les|te) (?:env[ií]o|enviamos|mando|mandamos))|encontrar(?:á|án|ás) (?:adjunt|anex)[oa]s?|(?:le|les|te) adjunt(?:o|amos)',
]
const ATTACHED = new RegExp(`(?<![A-Za-zÀ-ỿ“"‘])(?:${WORDS.join('|')})(?![A-Za-zÀ-ỿ])`, 'giu')
const MAY_BE_ATTACHED = /attach|enclos|adjunt|anex/i
const ARTICLE = /^(?:an?|the|our|una?|el|la|los|las) /

export function checkAttached(text: SplitText): LocatedProblem[] {
  if (text.frontMatter.has('download_url')) return []
  const [first] = findInFile(text, findWords, MAY_BE_ATTACHED)
  if (!first) return []
  const { field, line, column, words } = first
  const value = field === null ? undefined : text.frontMatter.get(field)
  const rest = value && 'text' in value ? getRest(value.text, words) : null
  return [
    {
      code: 'social-words',
      severity: 'warning',
      message: `"${words}" is for a letter or an email, and nothing is attached to a page.`,
      fix:
        rest === null || field === null
          ? 'Write the sentence without these words, and say how visitors can get this.'
          : `Leave out these words: ${field}: ${toYaml(rest)}`,
      suggestion:
        rest === null || !value || !('text' in value) ? null : replaceValue(value, toYaml(rest)),
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

const findWords = (text: string) =>
  [...text.matchAll(ATTACHED)].map(({ 0: words, index }) => ({ words, index }))

/** Returns what is left of a text that begins with the words and goes on with what they are about, or null. */
function getRest(text: string, words: string): string | null {
  const rest = text.slice(words.length).trimStart()
  return text.startsWith(words) && ARTICLE.test(rest)
    ? rest.slice(0, 1).toUpperCase() + rest.slice(1)
    : null
}
