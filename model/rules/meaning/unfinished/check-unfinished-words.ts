// Notes words that only fill a place until the real ones are there: "Your Name", "Add text here", "Lorem ipsum", "Escriba aquí".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { PLACEHOLDER_TEXT } from '../../../schema/entry-template'

const THING =
  'name|title|subtitle|tagline|slogan|logo|text|words|description|summary|heading|caption|content|quote|story'
const COSA =
  'nombre|título|titulo|subtítulo|lema|logo|texto|palabras|descripción|descripcion|resumen|contenido|cita|historia'
/** A whole line or a whole value, without marks around it. */
const WHOLE = new RegExp(
  `^(?:${[
    `(?:your |the |event |page |post |my )*(?:${THING}) (?:goes )?here`,
    `(?:add|insert|enter|write|type|put|paste) (?:(?:your|a|an|the|some|more|main|short) )*(?:${THING}) here`,
    `(?:add|insert|enter|type) (?:(?:your|a|an|the|some) )*(?:title|subtitle|text|heading|caption)`,
    'your (?:own )?(?:name|title|text|logo|tagline|slogan)',
    'click (?:here )?to (?:add|edit) (?:your )?(?:title|text|subtitle)',
    'placeholder(?: text)?|untitled(?: document| page| post)?|tk|tbw|to ?do|x{3,}',
    `(?:el |la |su |tu )?(?:${COSA}) (?:va )?aquí`,
    `(?:escriba|escribe|ponga|pon|agregue|agrega|añada|añade|inserte|inserta|coloque) (?:aquí )?(?:(?:su|tu|el|la|un|una) )?(?:${COSA})(?: aquí)?`,
    '(?:escriba|escribe|ponga|pon|agregue|agrega|añada|añade|inserte|inserta) (?:su texto )?aquí(?: su texto)?',
    '(?:su|tu) (?:nombre|título|texto|logo|lema)',
    'haga clic (?:aquí )?para (?:agregar|añadir|editar) (?:un |el |su )?(?:título|texto|subtítulo)',
    'sin título|pendiente|por escribir',
  ].join('|')})$`,
  'iu',
)
/** A line that says that the text is not ready. */
const DRAFT =
  /^(?:(?:first |final )?draft|borrador)(?: ?v?\d{1,2})?(?: ?[-–—:(] ?(?:do not (?:publish|post|share)|not final|no publicar|for review|para revisar)\)?)?$|^(?:do not (?:publish|post)(?: yet)?|no publicar(?: todavía| aún)?)$/i
/** Among other words. Three of the letter may be a Roman number after a name. */
const INSIDE =
  /\blorem ipsum\b|\bX{4,}\b|(?<=\b(?:for|at|on|in|by|with|call|of|to|from|the|con|en|a|por|para|de|el|la) )XXX\b(?![- ]?\d)/iu
const CANDIDATE =
  /\b(?:here|your|lorem|click|placeholder|untitled|tk|tbw|to ?do|x{3}|title|text|heading|caption|logo|tagline|slogan|su|tu|sin|pendiente|por escribir|draft|borrador|publi(?:sh|car)|post)\b|aqu[ií]|\b(?:escrib|pon|agreg|añad|insert)/i

/** Marks of a heading and of bold words, and what ends a sentence. */
const MARKS = /^(?:#{1,6} |>\s*)?[*_"“(]*|[*_"”).…!]*$/g

/** The fields that visitors read as words. */
const FIELDS = new Set(
  'title name summary description heading lead author role button_text limits email_subject email_body video_title video_text'.split(
    ' ',
  ),
)

/** @param isDraft whether nobody sees the file yet */
export function checkUnfinishedWords(
  { frontMatter, body, bodyLine }: SplitText,
  isDraft: boolean,
): LocatedProblem[] {
  if (isDraft) return []
  for (const [field, value] of frontMatter) {
    if (!('text' in value) || value.isReported || !FIELDS.has(field)) continue
    const words = findUnfinishedWords(value.text)
    const { line, column } = value
    if (words !== null) return [{ ...unfinished(words), field, line, column }]
  }
  if (!CANDIDATE.test(body)) return []
  const lines = body.split('\n')
  for (const [index, text] of lines.entries()) {
    const words = findUnfinishedWords(text)
    // A line among others may be a label of a form.
    const isAlone = [lines[index - 1], lines[index + 1]].every((line = '') => line.trim() === '')
    if (words !== null && (isAlone || INSIDE.test(text)))
      return [{ ...unfinished(words), line: bodyLine + index, column: text.indexOf(words) + 1 }]
  }
  return []
}

/** Returns the words of a line that only fill a place, as they were typed, or null. */
export function findUnfinishedWords(text: string): string | null {
  // The text of a new file has a check of its own.
  if (!CANDIDATE.test(text) || text.trim() === PLACEHOLDER_TEXT) return null
  const words = text.trim().replace(MARKS, '').trim()
  return WHOLE.test(words) || DRAFT.test(words) ? words : (INSIDE.exec(text)?.[0] ?? null)
}

const unfinished = (words: string): FileProblem => ({
  code: 'text-example',
  severity: 'warning',
  ...(DRAFT.test(words)
    ? {
        message: `"${words}" says that this is not ready, and visitors would read it.`,
        fix: 'Delete it if all is ready, or hide the file: add the line draft: yes above the second ---',
      }
    : {
        message: `"${words}" seems to fill a place until the real words are there, and visitors would read it.`,
        fix: 'Write the real words in its place, or hide the file: add the line draft: yes above the second ---',
      }),
})
