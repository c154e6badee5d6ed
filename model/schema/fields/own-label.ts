// Finds the label of a field at the beginning of its own value, as it is copied from a chat program: "Alt text: …".
import { toYaml } from '../../front-matter/yaml-form'
import type { FileProblem } from '../../problems/problem'

const PICTURE =
  '(?:image )?alt(?:ernative|ernate)?(?:[- ]?text)?|image(?: description)?|(?:picture|photo) description|description|texto alt(?:ernativo)?|alt de la imagen|imagen|descripci[oó]n(?: de la (?:imagen|foto))?'
const TITLE =
  '(?:(?:seo|meta|page|blog|post|event) )?title|t[ií]tulo(?: (?:seo|de la p[aá]gina|del evento))?|headline|heading|encabezado|titular'
const SENTENCE =
  '(?:meta|seo|page|short|event)[- ]?description|description|(?:short |brief )?summary|meta ?descripci[oó]n|descripci[oó]n(?: (?:corta|breve))?|resumen|excerpt|extracto'

/** What chat programs call each field. */
const LABELS: Readonly<Record<string, string>> = {
  image_alt: PICTURE,
  title: TITLE,
  heading: TITLE,
  summary: SENTENCE,
  description: SENTENCE,
  lead: `lead|intro|introduction|introducci[oó]n|${SENTENCE}`,
}

const PATTERNS = new Map(
  Object.entries(LABELS).map(([name, labels]) => [
    name,
    new RegExp(`^([*_]{0,3}(?:${labels})[*_]{0,3}:[*_]{0,3})\\s+(\\S.*)$`, 'iu'),
  ]),
)

type OwnLabel = { readonly problem: FileProblem; readonly value: string }

/** Returns the note on a value that begins with the label of its own field, and the value without it; or null. */
export function checkOwnLabel(field: string, typed: string): OwnLabel | null {
  if (!typed.includes(':')) return null
  const [, label = '', rest = ''] = PATTERNS.get(field)?.exec(typed) ?? []
  if (rest === '') return null
  const value = rest.replace(/^["“](.*)["”]$/u, '$1').trim()
  const shown = label.replace(/[*_]/g, '')
  return {
    value,
    problem: {
      code: 'chat-words',
      severity: 'warning',
      message:
        field === 'image_alt'
          ? `"${shown}" would be read aloud to people who cannot see the picture.`
          : `"${shown}" is the name of the field, and visitors would read it, too.`,
      fix: `Write ${field}: ${toYaml(value)}`,
      replacement: toYaml(value),
    },
  }
}
