// Notes news whose title is no sentence: it was written like the reason of a closed day.
import type { FieldsProblem } from '../../problems/problem'

/** Matches words that go on after "we are closed for". */
const SMALL_START = /^[a-zß-ỿ]+(?![A-Za-zÀ-ỿ]|\d|[-.@])/u
const REASON_START =
  /^(?:an?|the|our|this|these|your|because|due|for|about|at|from|la|el|l[ao]s|una?|nuestr[ao]s?|por|para|debido)(?![A-Za-zÀ-ỿ])/iu
/** Matches verbs that news have, in English and Spanish; also those of requests. */
const VERB = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:${[
    "[A-Za-zÀ-ỿ]+['’](?:s|re|ve|ll|d|m|t)",
    'is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|should|do|does|did|let',
    '(?:add|answer|ask|begin|bring|call|celebrat|chang|clos|collect|com|cook|donat|driv|email|end|enjoy|enter|find|follow|gather|get|giv|go|hear|help|host|invit|join|keep|know|learn|leav|look|mak|meet|mov|need|offer|open|park|play|pleas|pray|provid|reach|read|regist|remember|repair|return|sav|see|sell|send|serv|shar|show|sing|speak|start|stay|stop|take|tak|thank|text|try|turn|us|visit|volunteer|wait|walk|want|watch|welcom|work|writ)(?:e|es|s|er|ers)?',
    '[A-Za-zÀ-ỿ]{3,}ed|began|brought|came|found|gave|got|left|lost|made|met|sold|sent|took|went|won|wrote',
    'est[áé]n?|estamos|estaremos|es|son|ser[áa]n?|hay|habr[áa]|tiene[ns]?|tenemos|hemos|ha|han|puede[ns]?|podemos|[A-Za-zÀ-ỿ]+(?:amos|emos|imos|arán?|erán?|irán?)',
    'abre[ns]?|abrimos|cierra[ns]?|llam[ea]n?|venga[ns]?|visite[ns]?|traiga[ns]?|ore[ns]?|escriba[ns]?|d[ée]nos|ayude[ns]?|busca|busque[ns]?|empieza[ns]?|comienza[ns]?|vea[ns]?|lea[ns]?|oiga[ns]?|gracias',
  ].join('|')})(?![A-Za-zÀ-ỿ])`,
  'iu',
)
/** Matches a word within the words that may be a verb which is not listed: "The band plays in our yard". */
const MAY_BE_VERB = /(?<=\S )[a-zß-ỿ]+(?:[^s\P{L}]s|ing)(?= )/u
/** Matches words that only sentences have. */
const IS_SENTENCE =
  /(?<![A-Za-zÀ-ỿ])(?:is|are|was|were|has|have|had|will|can|we|you|they|it|est[áé]n?|hay|tenemos|estamos|hemos)(?![A-Za-zÀ-ỿ])|[.!?…]/iu
const MAX_WORDS = 8

/** Notes a title that is only a part of a sentence, or begins with a small letter. */
export function checkNewsTitle(title: string): FieldsProblem[] {
  const words = title.trim()
  const isSmall = SMALL_START.test(words)
  const hasVerb = VERB.test(words)
  if (isSmall && hasVerb && IS_SENTENCE.test(words)) return [describeSmall(words)]
  const isReason =
    REASON_START.test(words) &&
    !hasVerb &&
    !/[.!?…:]/.test(words) &&
    !MAY_BE_VERB.test(words) &&
    words.split(/\s+/).length <= MAX_WORDS
  if (!isSmall && !isReason) return []
  return [
    {
      code: 'news-title',
      severity: 'warning',
      field: 'title',
      message: `Visitors read only these words on top of every page: "${words}".`,
      fix: 'With type: news, the title is the whole sentence. Write a sentence that says what is new, such as title: We have moved to 12 Main Street.',
    },
  ]
}

function describeSmall(words: string): FieldsProblem {
  const written = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    code: 'news-title',
    severity: 'warning',
    field: 'title',
    message: `With type: news, the title is a whole sentence, but "${words}" begins with a small letter.`,
    fix: `Write title: ${written}`,
    replacement: written,
  }
}
