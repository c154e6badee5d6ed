// Finds what Word, Facebook and other programs write into the words for a picture.
import type { ProblemDetails } from '../problems/problem'

type Remark = {
  readonly program: string
  /** Matches the remark, with the gap beside it. */
  readonly pattern: RegExp
  /** True if the other words are a program's as well, so that they may say little or be wrong. */
  readonly isAllOfProgram: boolean
}

const REMARKS: readonly Remark[] = [
  {
    program: 'Word',
    pattern:
      /[\s,;–-]*(?:\bAI[- ]generated content may be incorrect|\bEl contenido generado por (?:la )?(?:IA|inteligencia artificial) puede (?:ser incorrecto|no ser correcto))\.?\s*$/i,
    isAllOfProgram: false,
  },
  {
    program: 'Word',
    pattern:
      /[\s,;–-]*\b(?:Description (?:automatically generated|generated automatically)(?: with \w+ confidence)?|Descripción generada automáticamente(?: con (?:una )?confianza \p{L}+)?)\.?\s*$/iu,
    isAllOfProgram: false,
  },
  {
    program: 'Facebook',
    pattern:
      /^(?:(?:Photo|Foto)[^.]{0,80}\. )?(?:(?:Image|Photo) may contain: ?|May be an? (?:image|graphic|illustration|cartoon|closeup) of |(?:La|Esta) (?:imagen|foto) puede contener: ?|Puede ser una? (?:imagen|gráfico|ilustración) de )/i,
    isAllOfProgram: true,
  },
  {
    program: 'A program',
    pattern:
      /^(?:Picture|Image) preview\.?$|^No (?:photo|image) description available\.?$|^No hay (?:ninguna )?descripción (?:de la (?:foto|imagen) )?disponible\.?$|^(?:Vista previa de (?:la )?imagen)\.?$|^This image has an empty alt attribute\b.*$/i,
    isAllOfProgram: true,
  },
]
/** Matches the beginnings of what Word itself says of a picture, such as "A picture containing text". */
const WORDS_OF_WORD =
  /^(?:An? (?:picture|close[- ]?up|screenshot|group) (?:containing|of an?)|Graphical user interface|Icon|Logo|Text|Diagram|Timeline|Imagen que contiene|Interfaz de usuario gráfica|Icono|Texto|Diagrama)\b/i
const MAY_HAVE_REMARK =
  /AI[- ]gen|generad[oa]|automatically|may contain|May be|puede|preview|previa|available|disponible|empty alt/i

/** Returns the problem of the words for a picture that a program has added or written, or null. */
export function checkProgramDescription(alt: string): ProblemDetails | null {
  if (!MAY_HAVE_REMARK.test(alt)) return null
  const remark = REMARKS.find(({ pattern }) => pattern.test(alt))
  if (!remark) return null
  const { program, pattern, isAllOfProgram } = remark
  const words = alt.replace(pattern, '').trim()
  const typed =
    pattern
      .exec(alt)?.[0]
      .replace(/^[\s,;–-]+/, '')
      .trim() ?? ''
  const isOwn = !isAllOfProgram && words.length > 0 && !WORDS_OF_WORD.test(words)
  return {
    code: 'foreign-mark',
    message: `${program} wrote "${typed}" here, and it would be read aloud to people who cannot see the picture.`,
    fix: isOwn
      ? `Write only what the picture shows: ${words}`
      : 'Say in one sentence what people see in it, or write decorative when it adds nothing to the text.',
    ...(isOwn ? { replacement: words } : {}),
  }
}
