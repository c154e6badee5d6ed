// Finds the size or the place that people add to the words for a picture, as other programs want it: `![A bear|400]`.
import type { ProblemDetails } from '../problems/problem'

const LENGTH = String.raw`\d{1,4}\s?(?:px|%)?`
const SIZE = `(?:${LENGTH}(?:\\s?[x×*]\\s?(?:${LENGTH})?)?|x\\d{1,4})`
const PLACE =
  '(?:left|right|center|centre|middle|inline|float|thumb(?:nail)?|frame(?:less)?|full|small|medium|large|border|izquierda|derecha|centro|centrado|centrada|pequeñ[ao]|median[ao]|grande)'
const NAMED = `(?:width|height|size|align|ancho|alto|tamaño)\\s?[=:]\\s?["“]?(?:${SIZE}|${PLACE})["”]?`
/** Matches what is at the end of the words: after a bar as in Obsidian and wikis, after an equals sign, or by its name. */
const ADDED = new RegExp(
  `(?:\\s*\\|\\s*(?:${NAMED}|${SIZE}|${PLACE}))+\\s*$|\\s+=\\s?(?:\\d{1,4}x\\d{0,4}|x\\d{1,4}|${LENGTH})\\s*$|(?:[\\s,;]+${NAMED})+\\s*$`,
  'iu',
)
const MAY_BE_ADDED = /[|=]|(?:width|height|size|align|ancho|alto|tamaño):/i

/** Returns the problem of the words for a picture that end with its size or its place, or null. */
export function checkPictureSize(alt: string): ProblemDetails | null {
  if (!MAY_BE_ADDED.test(alt)) return null
  const typed = ADDED.exec(alt)?.[0]
  if (typed === undefined) return null
  const words = alt.slice(0, -typed.length).trim()
  return {
    code: 'foreign-mark',
    message: `"${typed.trim()}" is for another program, and it would be read aloud to people who cannot see the picture.`,
    fix:
      words === ''
        ? 'Say in one sentence what people see in the picture, or write decorative when the picture adds nothing to the text.'
        : `Write only ${words}`,
    ...(words === '' ? {} : { replacement: words }),
  }
}
