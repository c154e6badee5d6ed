// Reports a file with the name of one church that has another church in it, because the new one was typed over the old one.
import { collections } from '../../../collections'
import { createProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { describeTypedOver, getNameWords, isSimilarWord } from './typed-over'

/** Matches words that many churches have in their names, or that say nothing of a church. */
const COMMON =
  /^(?:church|chapel|fellowship|ministr(?:y|ies)|community|assembly|tabernacle|baptist|methodist|presbyterian|lutheran|catholic|episcopal|pentecostal|united|first|second|new|old|iglesia|capilla|comunidad|bautista|metodista|primera|nueva|sample|copy|the|of|and|for|in|at|de|del|la|el|los|las|y)$/

/** Matches words by which a name is in Spanish. */
const SPANISH = /\b(?:iglesia|capilla|comunidad|templo|mision|asamblea)\b/

export const checkOtherChurches = (entries: readonly ParsedEntry[]): Problem[] => {
  const churches = entries.filter(
    ({ collection }) => collection === (collections.churches as unknown),
  )
  return churches.flatMap((parsed) => {
    const { name, slug, draft } = parsed.entry
    // A church that has a file of its own is listed twice, which is reported elsewhere.
    const isTwice = churches.some((other) => other !== parsed && other.entry['name'] === name)
    if (draft === true || isTwice || typeof name !== 'string') return []
    const shown = removeSourceMarks(name)
    const own = getNameWords(shown)
    const ofFile = getNameWords(slug).filter((word) => !COMMON.test(word))
    // A single word may be anything; with "church" or the like, it is the name of one.
    const isName = ofFile.length > 0 && ofFile.length < getNameWords(slug).length
    const isShared = ofFile.some((word) => own.some((other) => isSimilarWord(word, other)))
    const isShort = own
      .map((word) => word.charAt(0))
      .join('')
      .includes(ofFile[0] ?? '')
    // The name of the file may be a translation.
    const isTranslated = SPANISH.test(simplifyText(shown)) && !SPANISH.test(slug)
    const isUnknown = isTranslated || !isName || own.every((word) => COMMON.test(word))
    if (isShared || isShort || isUnknown) return []
    return [
      createProblem(
        describeTypedOver(shown, slug, 'church', 'the church has a new name'),
        getFieldPosition(parsed, 'name'),
      ),
    ]
  })
}
