// Writes words of a verse where they are quoted: with the quotation marks and the punctuation that fit there.

/** The words that are replaced, and whether they have quotation marks around them. */
type Quoted = { readonly words: string; readonly isBlock: boolean; readonly hasMarks: boolean }

/** Returns the words of a verse as they have to be written in place of the quoted words. */
export const fitVerse = (verse: string, { words, isBlock, hasMarks }: Quoted): string =>
  fitStart(fitEnd(fitMarks(verse, hasMarks), words, isBlock), words)

/** Words from within a sentence of the verse begin with a capital letter where those that were typed do. */
const fitStart = (verse: string, words: string): string =>
  /^[^A-Za-zÀ-ỿ]*[A-ZÀ-Þ]/u.test(words)
    ? verse.replace(
        /^([^A-Za-zÀ-ỿ]*)([a-zß-ỿ])/u,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    : verse

/** Puts quotation marks around words that have none of their own there. */
export const quoteVerse = (words: string): string =>
  words.startsWith('“') && words.search(/”(?!$)/) === -1 && words.endsWith('”')
    ? words
    : `"${words}"`

/** Fits the quotation marks: a verse may begin or end within what a person says. No mark is left without its other half. */
export function fitMarks(verse: string, hasMarks: boolean): string {
  const single = dropSingleMarks(verse)
  const marks = single.match(/[“”]/g) ?? []
  const [isBegun, isOpen] = [marks[0] === '”', marks.at(-1) === '“']
  if (marks.length > 1 && (hasMarks ? isBegun && isOpen : isBegun || isOpen)) {
    const closed = dropUnpairedMarks(`${isBegun ? '“' : ''}${single}${isOpen ? '”' : ''}`)
    // The marks around the words are those that have been added here.
    return hasMarks ? closed.replace(/^“|”$/g, '') : closed
  }
  const paired = dropUnpairedMarks(single)
  return hasMarks ? paired.replaceAll('“', '‘').replaceAll('”', '’') : paired
}

/** Leaves out single marks around words, which are there because a person says them within what another one says. */
function dropSingleMarks(verse: string): string {
  const inner = verse.replace(/^(“?)‘/, '$1').replace(/(?<=[.,;:?!])’(?=”?$)/, '')
  return inner.includes('‘') ? verse : inner
}

/** Matches marks that open or close; a mark after a letter that another letter follows is an apostrophe, as is one after an s. */
const MARKS = /[“”‘]|(?<![A-Za-zÀ-ỿ])’|(?<!s)’(?![A-Za-zÀ-ỿ])/gu
const OPENING: Readonly<Record<string, string>> = { '”': '“', '’': '‘' }

/** Leaves out marks whose other half is in another verse. */
function dropUnpairedMarks(verse: string): string {
  const open: { mark: string; index: number }[] = []
  const unpaired = new Set<number>()
  for (const { 0: mark, index } of verse.matchAll(MARKS)) {
    const opening = OPENING[mark]
    if (opening === undefined) open.push({ mark, index })
    else if (open.some((other) => other.mark === opening)) {
      const from = open.findLastIndex((other) => other.mark === opening)
      for (const inner of open.splice(from).slice(1)) unpaired.add(inner.index)
    } else if (mark === '”' || !/[A-Za-zÀ-ỿ]/u.test(verse[index - 1] ?? '')) unpaired.add(index)
  }
  for (const { index } of open) unpaired.add(index)
  return [...verse]
    .filter((_, index) => !unpaired.has(index))
    .join('')
    .replace(/(?<=[.,;:?!]) +$/, '')
}

/** Words that end within a sentence of the verse end as they were typed, and so do those within a sentence of ours. */
function fitEnd(verse: string, words: string, isBlock: boolean): string {
  if (!/[.,;:]$/.test(verse) || (isBlock && verse.endsWith('.'))) return verse
  return verse.slice(0, -1) + (/[.,!?]$/.exec(words)?.[0] ?? '')
}
