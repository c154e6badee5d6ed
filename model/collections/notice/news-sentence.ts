// Recognizes a title that is a whole sentence of news, where only a reason belongs: "Our phone is out of order".

/** Matches words that begin another part of a sentence: what comes after them says nothing of the subject. */
const NO_SUBJECT =
  '(?:which|who|whose|that|where|when|while|after|before|because|since|until|if|as|than|and our|we|you|they|days?|weeks?|weekends?|months?|years?|times?|mornings?|afternoons?|evenings?|hours|que|donde|cuando|mientras|d[íi]as?|semanas?)'
const WORD = `(?!${NO_SUBJECT}(?![A-Za-zÀ-ỿ]))[A-Za-zÀ-ỿ0-9’'-]+`
const DETERMINER = '(?:the|our|this|these|your|an?)'
/** Matches "our phone", "the roof of the clinic", "parking". */
const SUBJECT = `(?:${DETERMINER} )?(?!${DETERMINER} )${WORD}(?: (?!${DETERMINER} )${WORD}){0,3}(?: (?:of|on|in|at|to|by|near) (?:${DETERMINER} )?${WORD}(?: ${WORD})?)?`
const VERB = [
  "(?:is|are|was|were|isn[’']t|aren[’']t|has|hasn[’']t|haven[’']t|won[’']t|cannot|can[’']t|do not|don[’']t|does|doesn[’']t|did not|didn[’']t)",
  'have (?:been|no|an?|the|to|new|moved|changed|begun|started)',
  'will (?:be|not|have|no|now|open|close|move|come|start|begin|take|need|arrive|return|work)',
  'can (?:be|no|now)',
  '(?:broke|went|came|began|stopped|arrived)',
  'needs (?:an?|to|new|the|your|our)',
  '(?:moves|moved|changes|changed|opens|reopens|opened|comes|begins|starts) (?:to|from|into|on|in|at|today|tomorrow|this|next|again|soon)',
].join('|')
const OUR_SENTENCE =
  "(?:we|you|they|it|there|everyone|nobody)(?:[’'](?:re|ve|ll|s|d))? (?!and |or )[a-zß-ỿ]+"
const REQUEST =
  '(?:please|kindly|(?:call|text|e-?mail|join|visit|ask|send|contact|write to|thank you for|come (?:to|and|with)|use (?:the|our|your)|enter (?:through|by|at)) ?(?:us|our|the|your|at|to)?) '
const SPANISH = [
  `(?:el|las?|los|nuestr[oa]s?|est[ae]|un|una|su|sus) ${WORD}(?: ${WORD}){0,4} (?:no [a-zß-ỿ]+|est[áé]n?|es|son|han?|ser[áa]n?|tienen?|funcionan?|llegan?|abren?|empiezan?|comienzan?|se [a-zß-ỿ]+)`,
  '(?:hay|tenemos|hemos|nos hemos|estamos|ya no|no (?:hay|tenemos|funciona|podemos)|por favor,?|favor de|ll[áa]menos|use[n]? (?:el|la)|escr[íi]banos)',
].join('|')

const BEGINS_WITH_SENTENCE = new RegExp(
  `^(?:${OUR_SENTENCE}|${REQUEST}|(?:${SUBJECT} (?:${VERB})|${SPANISH})(?![A-Za-zÀ-ỿ]))`,
  'u',
)
const GOES_ON_WITH_REQUEST =
  /[a-zß-ỿ]{3}[.!]\s+(?:Please|Call|Use|Write|Email|Text|Por favor|Favor de)\s/u
/** Matches what a notice of other hours says anyway. */
const CLOSURE = /\bclos(?:e|ed|es|ing)\b|\bhours\b|\bcerr(?:ad|amos|ar)|\bholidays?\b/i

/** Returns whether a title is a sentence of news that says nothing about being closed. */
export function isNewsSentence(title: string): boolean {
  const words = title.trim().replace(/\s+/g, ' ')
  // Only the first letter may be a capital for no other reason than its place.
  const text = words.charAt(0).toLowerCase() + words.slice(1)
  if (CLOSURE.test(words)) return false
  return BEGINS_WITH_SENTENCE.test(text) || GOES_ON_WITH_REQUEST.test(words)
}
