// Removes what makes words bold or slanted in a text from the words of a link in the settings, where it would be shown as it is.

const OPEN = String.raw`(?<=^|> )(?<mark>\*{1,3}|_{1,3}|~~|${'`'})(?<words>[^\s*_~${'`'}>:][^*_~${'`'}>:]*)`
/** Matches marked words before the colon, or with the colon in the marks. */
const MARKED = new RegExp(String.raw`${OPEN}(?:(?<colon>:)\k<mark>|\k<mark>(?=:| >))`, 'g')

export const removeMarks = (typed: string): string => typed.replace(MARKED, '$<words>$<colon>')

export const MARKED_WORDS =
  'The words of a link take no stars or other marks: they would be shown as they are.'
