// Changes the article before words in Spanish that are replaced by words of the other gender: "nuestro tablero" is "nuestra junta".
import type { FoundSound } from '../../sounds/sound-alike'
import type { LiteralTranslation } from './literal-translations'

const PAIRS: readonly (readonly [masculine: string, feminine: string])[] = [
  ['del', 'de la'],
  ['al', 'a la'],
  ['el', 'la'],
  ['un', 'una'],
  ['nuestro', 'nuestra'],
  ['este', 'esta'],
  ['ese', 'esa'],
  ['aquel', 'aquella'],
  ['otro', 'otra'],
  ['nuevo', 'nueva'],
  ['propio', 'propia'],
  ['primer', 'primera'],
  ['mismo', 'misma'],
  ['todo', 'toda'],
  ['ningún', 'ninguna'],
  ['algún', 'alguna'],
]

/** Returns words that were found together with the words before them that have a gender, and these in the right one. */
export function agreeWithGender<Phrase extends FoundSound<LiteralTranslation>>(
  text: string,
  found: Phrase,
): Phrase {
  const { gender } = found.row
  if (gender === undefined) return found
  const changes = PAIRS.map(([masculine, feminine]) =>
    gender === 'feminine' ? [masculine, feminine] : [feminine, masculine],
  )
  let { words, index, written } = found
  for (;;) {
    const before = text.slice(0, index)
    const change = changes.find(([typed = '']) =>
      new RegExp(`(?<![A-Za-zÀ-ỿ])${typed} $`, 'i').test(before),
    )
    if (change === undefined) return { ...found, words, index, written }
    const [wrong = '', right = ''] = change
    const typed = before.slice(-wrong.length - 1)
    const isCapital = typed.charAt(0) !== typed.charAt(0).toLowerCase()
    words = typed + words
    written = `${isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${written}`
    index -= typed.length
  }
}
