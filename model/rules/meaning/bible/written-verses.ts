// Writes words of a verse where they are quoted: with the quotation marks and the punctuation that fit there.

/** The words that are replaced, and whether they have quotation marks around them. */
type Quoted = { readonly words: string; readonly isBlock: boolean; readonly hasMarks: boolean }

/** Returns the words of a verse as they have to be written in place of the quoted words. */
export const fitVerse = (verse: string, { words, isBlock, hasMarks }: Quoted): string =>
  fitEnd(fitMarks(verse, hasMarks), words, isBlock)

/** Fits the quotation marks: a verse may begin or end within what a person says. */
export function fitMarks(verse: string, hasMarks: boolean): string {
  const single = dropSingleMarks(verse)
  const marks = single.match(/[“”]/g) ?? []
  if (marks.length === 1) return single.replace(/[“”]/, '')
  if (marks[0] === '”' || marks.at(-1) === '“') {
    if (hasMarks) return single
    return `${marks[0] === '”' ? '“' : ''}${single}${marks.at(-1) === '“' ? '”' : ''}`
  }
  const isBalanced = single.split('“').length === single.split('”').length
  if (!isBalanced) return single.replace(/[“”]/g, '')
  return hasMarks ? single.replaceAll('“', '‘').replaceAll('”', '’') : single
}

/** Leaves out single marks around words, which are there because a person says them within what another one says. */
function dropSingleMarks(verse: string): string {
  const inner = verse.replace(/^(“?)‘/, '$1').replace(/(?<=[.,;:?!])’(?=”?$)/, '')
  return inner.includes('‘') ? verse : inner
}

/** Words that end within a sentence of the verse end as they were typed, and so do those within a sentence of ours. */
function fitEnd(verse: string, words: string, isBlock: boolean): string {
  if (!/[.,;:]$/.test(verse) || (isBlock && verse.endsWith('.'))) return verse
  return verse.slice(0, -1) + (/[.,!?]$/.exec(words)?.[0] ?? '')
}
