// Finds what Word writes in its margin about tracked changes, which came along with a text: "Formatted: Font: Bold", "Deleted: three".
import { getEndAbove, getSpan, getWholeLines, type FindLeftovers } from '../../leftover'

/** The number of a change, which newer programs write as that of a comment. */
const NUMBER = '(?: ?\\[[A-ZÁÉÍÓÚÑ]{1,4}\\d{1,3}\\])?'
/** What of a text was changed, as Word calls it. */
const CHANGED =
  'Font|Indent|Left|Right|Centered|Justified|Normal|Bulleted|Numbered|List Paragraph|No bullets|Space|Line spacing|Tab stops?|Heading \\d|Underline|Highlight|Border|English|Spanish|Default'
const CHANGED_SPANISH =
  'Fuente|Sangría|Izquierda|Derecha|Centrado|Justificado|Normal|Con viñetas|Interlineado|Espacio|Título \\d|Subrayado|Resaltar|Español|Inglés'
const FORMATTED = `Formatted${NUMBER}: (?:${CHANGED})(?![A-Za-zÀ-ỿ])|Con formato${NUMBER}: (?:${CHANGED_SPANISH})(?![A-Za-zÀ-ỿ])`
/** A line may begin with "Deleted:" for another reason, such as that of a list. */
const DELETED = `(?<=[a-zß-ỿ\\d.,;!?…)”"’] )(?:Deleted|Eliminado)${NUMBER}:(?= *[A-Za-zÀ-ỿ]| *\\d)`
const BALLOON = new RegExp(`(?<![A-Za-zÀ-ỿ*_])(?:${FORMATTED}|${DELETED})`, 'gu')

export const findWordBalloons: FindLeftovers = (text) => {
  if (!/Formatted|Con formato|Deleted|Eliminado/.test(text)) return []
  const seen = new Set<number>()
  return [...text.matchAll(BALLOON)].flatMap((match) => {
    const lines = getWholeLines(text, getSpan(match))
    if (seen.has(lines.start)) return []
    seen.add(lines.start)
    const isWholeLine = text.slice(lines.start, match.index).trim() === ''
    const words = text.slice(match.index, lines.end).trimEnd()
    return [
      {
        problem: {
          code: 'foreign-mark',
          severity: 'warning',
          message: `Word wrote "${isWholeLine ? words : match[0]}" in its margin when the text was changed, and visitors would read it.`,
          fix: isWholeLine
            ? 'Delete this line.'
            : `Delete "${match[0]}" and the words after it that belong to it.`,
          ...(isWholeLine ? { replacement: '' } : {}),
        },
        at: match.index,
        span: { start: getEndAbove(text, lines.start), end: lines.end },
        claims: [{ start: match.index, end: lines.end }],
      },
    ]
  })
}
