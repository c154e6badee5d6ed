// Finds notes that were meant for the writer or a colleague, and not for visitors.
import { findColleagueNote } from './colleague-notes'
import { READERS } from './private-notes'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'
import { shortenText } from '../../../text/shorten-text'

/** A line that begins with a word by which people mark what they still have to do. */
const TASK =
  /^[ \t]*(?:[-*+] |\d+[.)] )?(?:\[ \] )?\*{0,2}(?:TODO|TO-DO|FIXME|TKTK|NOTE TO SELF|Note to self|PENDIENTE|POR HACER)\b(?:[:.)–—-]|\*{2}|[ \t])[^\n]*/m

const THING =
  '(?:this|that|date|day|time|spelling|name|number|price|amount|address|link|photo|picture|fecha|hora|nombre|número|precio|enlace|foto)'
/** A remark in parentheses: "(ask Denise)", "(check the date)", "(need photo)". */
const REMARK = new RegExp(
  `\\((?:(?:ask|check with|confirm with|preguntar a|confirmar con) [A-ZÀ-Þ][a-zß-ỿ]+(?: about [^)\\n]{1,40})?|` +
    `(?:double[- ]check|check|confirm|verify|need|needs|missing|insert|revisar|verificar|confirmar|falta) (?:the |la |el )?${THING}(?: with [A-ZÀ-Þ][a-zß-ỿ]+)?)\\??\\)`,
  'u',
)

/** Question marks in place of something that is not known yet: "May ??", "$??". */
const UNKNOWN = /(?<=[\s$(])\?{2,}(?=[\s.,;:)]|$)/

/** A colleague who is asked to do something with the text. */
const QUESTION =
  /^([A-ZÀ-Þ][a-zß-ỿ]+),? (?:¿?(?:can|could|would|will) you (?:please |just )?(?:check|look (?:at|over)|proofread|read (?:over|through)|fix|upload|update|change|add|correct|confirm)|please (?:check|look|proofread|fix|upload|correct|confirm)|¿?(?:puedes|podrías|me puedes|por favor,?) (?:revisa|corrig|corrég|sub[ei]|checa|agrega|confirma))[^\n]*/mu

/** The message with which a colleague sends a text: "Sure, Linda, here it is. Let me know if you need anything else". */
const HANDOVER =
  /^(?:Claro(?: que s[ií])?|S[ií]|Sure(?: thing)?|Of course|O[Kk](?:ay)?|No problem|Hey|Hi|Hello|Hola),? ([A-ZÀ-Þ][a-zß-ỿ]+)[,!. ]+[^\n]*(?:[Aa]qu[ií] (?:te|le) va|[Aa]qu[ií] (?:est[aá]|lo tienes)|[Aa]v[ií]same|[Mm]e (?:dices|avisas)|[Hh]ere (?:it is|you go)|[Ll]et me know)(?![A-Za-zÀ-ỿ])[^\n]*/mu

/** Words with which a remark begins: "// ask Denise", "// need a photo". */
const REMARK_START =
  '(?:ask|check|confirm|double|verify|fix|change|add|need|needs|update|replace|is this|todo|TODO|pregunt|revis|confirm|verific|falta|cambi|agreg|poner|quitar)'
/** A line after two slashes, a remark after them at the end of a line, and a comment as programmers write it. */
const CODE_COMMENT = new RegExp(
  `^//[ \\t]*[A-Za-zÀ-ỿ][^\\n]*\\s\\S[^\\n]*|(?<=\\S)[ \\t]+//[ \\t]+${REMARK_START}[^|\\n]*$|(?<![\\w/*])/\\*[^*\\n]{3,200}\\*/`,
  'mu',
)

const MAY_HAVE_NOTE =
  /\/\/[ \t]|^\/\/|\/\*|[Aa]qu[ií]|[Aa]v[ií]same|[Mm]e (?:dices|avisas)|[Hh]ere (?:it|you)|[Ll]et me know|TODO|TO-DO|FIXME|TKTK|to self|TO SELF|PENDIENTE|POR HACER|\?\?|\((?:ask|check|confirm|double|verify|need|missing|insert|preguntar|revisar|verificar|falta)|(?:can|could|would|will) you |please (?:check|look|proof|fix|up|corr|conf)|puedes|podrías|por favor/m

export const findOwnNotes: FindLeftovers = (text) => {
  const note = findColleagueNote(text)
  if (note !== null) return [createLeftover(note.match, note.isBracketed)]
  if (!MAY_HAVE_NOTE.test(text)) return []
  const [first] = [TASK, REMARK, UNKNOWN, QUESTION, HANDOVER, CODE_COMMENT]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    // A greeting to readers is meant.
    .filter(([, name = '']) => !READERS.test(name))
    .sort((a, b) => a.index - b.index)
  return first ? [createLeftover(first, false, HANDOVER.test(first[0]) ? first[1] : undefined)] : []
}

/**
 * @param isBracketed whether the whole note is in parentheses or brackets
 * @param name the name of the person to whom the text was handed over, which may go on after the note
 */
function createLeftover(match: RegExpExecArray, isBracketed = false, name?: string): Leftover {
  const words = match[0].trim()
  const shown = shortenText(words, MAX_SHOWN)
  const span = getSpan(match)
  return {
    problem: {
      code: 'note-left',
      severity: 'warning',
      message: `"${shown}" seems to be a note for you or a colleague, and visitors would read it.`,
      fix: /^\?+$/.test(words)
        ? 'Write what is not known yet, or leave it out until you know it.'
        : name !== undefined
          ? `Delete the words to ${name}. Leave what is meant for visitors.`
          : `Delete it here${isBracketed ? `, with its ${words.startsWith('(') ? 'parentheses' : 'brackets'}` : ''}, and write it into the description of your proposal, where colleagues read it.`,
    },
    at: span.start,
    span,
    claims: [span],
  }
}

const MAX_SHOWN = 60
