// Notes a sentence that breaks off before the next one begins, or at its period: "they can Then take time", "so that."
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile, isShownField } from '../../find-in-file'

const VERB =
  '(?:(?:they|you|we|he|she|it|who|that) )?(?:can|could|would|should|must|might|puede|pueden|podemos|debe|deben)'
const SMALL = '(?:the|an?|our|your|their|to|of|with|for|la|los|las|una?|del?|con|para|nuestr[oa]s?)'
const START = 'Then|If|When|Because|There|They|She|Entonces|Cuando|Porque|Luego|También'
/** Matches words that cannot be the last of a sentence, before a word with which only a sentence begins. */
const NEXT_SENTENCE = new RegExp(
  `(?<=[a-zß-ỿ,;] )(?:${VERB} (?:${START}|While|Although|After|Before|Please)|${SMALL} (?:${START}))(?= [a-zß-ỿ]+[ ,.])`,
  'gu',
)
/** Matches words that cannot be before a period. */
const PERIOD =
  /(?<=[a-zß-ỿ,] )(?:so that|(?:and|or|but|of|to|with|in|for|on|from) (?:the|an|our|your|their)|because (?:the|we|you|they|of)|the|our|your|their|para que|(?:y|o|pero|de|con|en|para) (?:el|la|los|las|una?|su|sus|nuestr[oa]s?)|el|los|las|sus)\.(?= |\n|$)|(?<=(?:^|\n|[.!?] )(?:We|I) )would like to\.(?= |\n|$)/gu
/** Matches "una" where it is one of several things: "más de una", "de una en una", "quédese con una", "dos o una". */
const ONE_OF_THEM =
  /(?<![A-Za-zÀ-ỿ])(?:(?:m[áa]s|menos|cada|alrededor|cerca|antes|después|s[óo]lo|hasta|ningún|ninguna?|cualquiera|nada|además|en (?:vez|lugar)) de una|de una en una|(?:qu[eé]d|cont|cuent|bast|emp[ei]|com[ei]|alcan|conform|sobr|inscr[ií]b|particip|ap[uú]nt|regístr|pi[eé]ns)[a-zß-ỿ]* (?:con|en) una|(?:una|dos|tres|cuatro|doce|ninguna|media|muchas|varias|todas) [oy] una)$/iu
/** Matches a Spanish preposition before a period. A "sobre" is an envelope, and something "para" when it stops. */
const PREPOSITION =
  /(?<=[a-zß-ỿ,] )(?<!(?:pro|and|or|a|the|or|no|nunca|se) )(?:con|de|del|desde|en|hacia|hasta|por|(?<=(?:es|son|lo|cosas|ropa|ayuda) )para|(?<!(?:sé|sab|d[ií]g|dec|pregunt|import)[a-zß-ỿ]* )(?:con|para|por) quien)\.(?= |\n|$)/gu
/** Matches the end of an unfinished condition before a word with which only a sentence begins: "if you would like to meet here, After work". */
const CONDITION =
  /(?<=(?<![A-Za-zÀ-ỿ])(?:if|when|because|although|so that) [^.!?\n“”"]{3,80} )[a-zß-ỿ]+,(?= (?:After|Before|Then|While|Although|There) [a-zß-ỿ]+ )/gu
const MAY_BREAK_OFF = new RegExp(
  `[a-zß-ỿ],? (?:${START}|While|Although|After|Before|Please) |(?:th[ae]t|the|an|our|your|their|to|of|que|el|las?|los|una?|sus?|nuestr[oa]s?|con|del?|desde|en|hacia|hasta|por|para|quien)\\.(?:\\s|$)`,
  'u',
)

export const checkBrokenSentences = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findBroken, MAY_BREAK_OFF)
    .filter(({ field }) => isShownField(field))
    .map(({ words, field, line, column }) => ({
      code: 'text-broken-off',
      severity: 'warning',
      message: `A sentence seems to break off after "${words}".`,
      fix: 'Write the rest of the sentence, or delete what was begun.',
      line,
      column,
      ...(field === null ? {} : { field }),
    }))

const findBroken = (text: string) =>
  [
    ...[...text.matchAll(NEXT_SENTENCE)].map(({ 0: typed, index }) => ({
      words: typed.replace(/ \S+$/, ''),
      index,
    })),
    ...[...text.matchAll(CONDITION)].map(({ 0: words, index }) => ({ words, index })),
    ...[...text.matchAll(PERIOD), ...text.matchAll(PREPOSITION)]
      .map(({ 0: typed, index }) => ({ words: typed.slice(0, -1), index }))
      .filter(({ words, index }) => !ONE_OF_THEM.test(text.slice(0, index) + words)),
  ].sort((a, b) => a.index - b.index)
