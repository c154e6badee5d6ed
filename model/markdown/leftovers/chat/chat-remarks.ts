// Finds what a chat program says of its own words, beside those for visitors: "Based on the notes you pasted, …".
import { describeTalk } from './chat-problems'
import { getSpan, type FindLeftovers } from '../leftover'

const CHANGED = '(?:shortened|softened|reworded|rephrased|tightened|trimmed|changed|replaced)'
const QUOTED = '[“"][^“”"\\n]{1,40}[”"]'
const TONE = '(?:shorter|warmer|simpler|friendlier|clearer)'
const TONO = '(?:breve|corta|cálida|cercana|sencilla|formal)'

/** Nobody says these to visitors. */
const REMARKS = [
  'Based on the (?:notes|text|draft|outline|details) (?:that )?you (?:pasted|uploaded)[^,.\\n]{0,40},',
  'You can (?:swap|replace) [^.!?\\n]{1,80} (?:the )?(?:ones|details|names|hobbies) (?:that )?I made up[^.!?\\n]{0,40}[.!]',
  `\\(?I ${CHANGED} ${QUOTED} (?:to|with|into) ${QUOTED}[^.()\\n]{0,100}\\.\\)?`,
  '(?:Both|All|All three|The|These) sentences are now (?:under|below|shorter than) [^.!?\\n]{1,40}\\.',
  'He (?:conservado|mantenido|respetado) el (?:tono|estilo|trato)(?: [a-zß-ỿ]+)? (?:del (?:original|texto)|original)[^.!?\\n]{0,60}\\.(?: ¿(?:Le|Te) (?:preparo|hago|escribo) [^?\\n]{1,100}\\?)?',
  '¿(?:Le|Te) (?:preparo|hago|escribo) (?:también )?una versión [^?\\n]{1,80}\\?',
  'En un español más natural,? (?:quedaría|sería|se diría)(?: así)?[.:]',
]
/** Labels of a version, before the words of a value. */
const LABELS = [
  `(?:Shorter|Warmer|Simpler|Friendlier|Clearer) and ${TONE}:`,
  `Más ${TONO} y (?:más )?${TONO}:`,
  `(?:Opción|Versión) [A-D1-4], más ${TONO}:`,
  `(?:Option|Version) [A-D1-4], (?:${TONE}|more (?:personal|formal|casual)):`,
]
const REMARK = new RegExp(`(?<=^|\\n|[.!?…]["”)]? )(?:${REMARKS.join('|')})(?=\\s|$)`, 'u')
const LABEL = new RegExp(`^(?:${LABELS.join('|')})(?= \\S)`, 'u')
const MAY_HAVE_REMARK =
  /Based on the |I made up|\(?I [a-z]+ [“"]|sentences are now|He (?:conserv|manten|respet)|¿(?:Le|Te) |En un español/

/** Returns the first such remark in a text as it was typed, or null. */
const findChatRemark = (text: string): RegExpExecArray | null =>
  MAY_HAVE_REMARK.test(text) ? REMARK.exec(text) : null

/** Returns the remark in a value, or the label before its words, or null. */
export const findValueRemark = (text: string): string | null =>
  (LABEL.exec(text) ?? findChatRemark(text))?.[0] ?? null

export const findChatRemarks: FindLeftovers = (text) => {
  const match = findChatRemark(text)
  if (match === null) return []
  const span = getSpan(match)
  return [{ problem: describeTalk(match[0]), at: span.start, span, claims: [span] }]
}
