// Breaks a text into lines, as a browser does with `text-wrap: balance`.

/** Returns the width of a text. */
type Measure = (text: string) => number

export type FittedText = { readonly lines: readonly string[]; readonly size: number }

type Box = { readonly width: number; readonly height: number; readonly lineHeight: number }

/**
 * Returns the text in the largest of the sizes in which it fits into the box without breaking a word, or else in the smallest one.
 * @param measure measures in a font size of 1
 * @param sizes from the largest to the smallest
 */
export function fitText(
  text: string,
  box: Box,
  sizes: readonly number[],
  measure: Measure,
): FittedText {
  const fits = (size: number) => {
    const isBroken = text.split(' ').some((word) => measure(word) * size > box.width)
    const lines = wrapText(text, box.width / size, measure)
    return !isBroken && lines.length * size * box.lineHeight <= box.height
  }
  const size = sizes.find(fits) ?? Math.min(...sizes)
  return { size, lines: balanceText(text, box.width / size, measure) }
}

/** Returns as many lines as `wrapText`, but of similar lengths. */
function balanceText(text: string, width: number, measure: Measure): string[] {
  const count = wrapText(text, width, measure).length
  // Narrower lines would break words.
  const longestWord = Math.max(...text.split(' ').map(measure))
  let [tooNarrow, wideEnough] = [Math.min(longestWord, width), width]
  while (wideEnough - tooNarrow > width / 100) {
    const middle = (tooNarrow + wideEnough) / 2
    if (wrapText(text, middle, measure).length > count) tooNarrow = middle
    else wideEnough = middle
  }
  return wrapText(text, wideEnough, measure)
}

/** Breaks the text between words, and a word that is wider than a line between letters. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const pieces = text.split(' ').flatMap((word) => breakWord(word, width, measure))
  const lines: string[] = []
  for (const piece of pieces) {
    const line = [...lines.slice(-1), piece].join(' ')
    if (lines.length === 0 || measure(line) > width) lines.push(piece)
    else lines[lines.length - 1] = line
  }
  return lines
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces = ['']
  if (measure(word) <= width) return [word]
  for (const letter of word) {
    const piece = `${pieces.at(-1) ?? ''}${letter}`
    if (piece.length > 1 && measure(piece) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = piece
  }
  return pieces
}
