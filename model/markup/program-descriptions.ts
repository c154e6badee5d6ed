// Finds what Word, Facebook and other programs write into the words for a picture.
import type { ProblemDetails } from '../problems/problem'

type Remark = {
  readonly program: string
  /** Matches the remark, with the gap beside it. */
  readonly pattern: RegExp
  /** True if none of the other words can be meant. */
  readonly isUseless: boolean
}

const REMARKS: readonly Remark[] = [
  {
    program: 'Word',
    pattern:
      /[\s,;–-]*(?:\bAI[- ]generated content may be incorrect|\bEl contenido generado por (?:la )?(?:IA|inteligencia artificial) puede (?:ser incorrecto|no ser correcto))\.?\s*$/i,
    isUseless: false,
  },
  {
    program: 'Word',
    pattern:
      /[\s,;–-]*\b(?:Description (?:automatically generated|generated automatically)(?: with \w+ confidence)?|Descripción generada automáticamente(?: con (?:una )?confianza [A-Za-zÀ-ỿ]+)?)\.?\s*$/iu,
    isUseless: false,
  },
  {
    program: 'Facebook',
    pattern:
      /^(?:(?:Photo|Foto)[^.]{0,80}\. )?(?:(?:Image|Photo) may contain: ?|May be an? (?:image|graphic|illustration|cartoon|closeup) of |(?:La|Esta) (?:imagen|foto) puede contener: ?|Puede ser una? (?:imagen|gráfico|ilustración) de )/i,
    isUseless: true,
  },
  {
    program: 'A program',
    pattern:
      /^(?:Picture|Image) preview\.?$|^No (?:photo|image) description available\.?$|^No hay (?:ninguna )?descripción (?:de la (?:foto|imagen) )?disponible\.?$|^(?:Vista previa de (?:la )?imagen)\.?$|^This image has an empty alt attribute\b.*$/i,
    isUseless: true,
  },
]
/** Matches the beginnings of what Word itself says of a picture, such as "A picture containing text". */
const WORDS_OF_WORD =
  /^(?:An? (?:picture|close[- ]?up|screenshot|group) (?:containing|of an?)|Graphical user interface|Icon|Logo|Text|Diagram|Timeline|Imagen que contiene|Interfaz de usuario gráfica|Icono|Texto|Diagrama)\b/i
const OWN_WORDS =
  'say in one sentence what people see in the picture, or write decorative when the picture adds nothing to the text.'
const MAY_HAVE_REMARK =
  /AI[- ]gen|generad[oa]|automatically|may contain|May be|puede|preview|previa|available|disponible|empty alt/i

/** Returns the problem of the words for a picture that a program has added or written, or null. */
export function checkProgramDescription(alt: string): ProblemDetails | null {
  if (!MAY_HAVE_REMARK.test(alt)) return null
  const remark = REMARKS.find(({ pattern }) => pattern.test(alt))
  if (!remark) return null
  const { program, pattern, isUseless } = remark
  const words = alt.replace(pattern, '').trim().replace(/\.$/, '')
  const typed =
    pattern
      .exec(alt)?.[0]
      .replace(/^[\s,;–-]+/, '')
      .trim() ?? ''
  const canBeTrue = !isUseless && words.length > 0 && !WORDS_OF_WORD.test(words)
  return {
    code: 'foreign-mark',
    message: `${program} wrote "${typed}" here, and it would be read aloud to people who cannot see the picture.`,
    fix: canBeTrue
      ? `${program} may have guessed the other words, too. If the picture shows just what they say, write only "${words}". If not, ${OWN_WORDS}`
      : `${OWN_WORDS.charAt(0).toUpperCase()}${OWN_WORDS.slice(1)}`,
  }
}
