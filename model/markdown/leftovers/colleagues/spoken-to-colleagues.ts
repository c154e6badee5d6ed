// Finds a paragraph, an item or the end of one that speaks to a colleague by name: "Callie, this is what I came up with. Thanks!"
import type { FindLeftovers, Leftover, Line } from '../leftover'
import { createMessage } from './called-colleagues'
import { isPerson } from './colleague-notes'

/** The beginnings of what people say to each other, after a name. */
const SAYS =
  "(?:this is|that[’']?s? (?:is )?what|here(?:['’]s| is| are)|I(?:['’](?:m|ve|d|ll))? |(?:can|could|would|will) you|please|pls|is this|are these|do(?:es)? (?:you|this|that|it)|did you|what do you|should (?:we|I)|let me know|let[’']?s|thanks|thank you|sorry|as you asked|change (?:whatever|anything)|feel free|esto es lo que|aquí (?:está|va|tienes?)|(?:te|le) (?:mando|envío|paso)|¿?(?:puedes?|podrías?|está bien|es correcto|te parece|le parece|qué te parece)|por favor|av[ií]s[ae]me|d[ií](?:me|game)|gracias|perdón|cámbi[ae]|cambi[ae]|como (?:me )?pedis?te|como (?:me )?pidió)"
/** Matches a name and such words, at the start of a text or of one of its sentences. */
const CALLED = new RegExp(
  String.raw`(^(?:[-*+] |\d+[.)] )?|[.!?…] )[*_]{0,2}(?:(?:Hi|Hey|Hello|Hola|Okay|Ok),? )?([A-ZÀ-Þ][a-zß-ỿ]+)(?: (?:and|y) [A-ZÀ-Þ][a-zß-ỿ]+)?(?:,|:| [–—-])[*_]{0,2} (?=${SAYS})`,
  'giu',
)
const PART =
  '(?:this|that|it|these|(?:the|this|my|your) (?:[A-Za-zÀ-ỿ]+ )?(?:text|wording|paragraph|sentence|section|page|draft|list|title|part|line|words))'
/** Matches what nobody says to visitors. */
const OF_WORK = new RegExp(
  [
    `(?:this|that|here)(?:['’]s| is| are) what I(?:['’]ve| have)? (?:came up with|come up with|put together|drafted|got so far|have so far|typed)`,
    'change (?:whatever|anything|what(?:ever)? else) you (?:like|want|wish|think|need)',
    '(?:as|like) you asked(?: me to)?(?=[.,!;]| for)|as we (?:discussed|agreed|talked about)(?=[.,!;])',
    `should (?:we|I) (?:use|say|add|put|keep|leave|mention|include|write|change|take out|cut|drop) ${PART}[^.!?]*\\?`,
    `(?:is|are) ${PART} (?:ok|okay|all right|alright|right|correct|still (?:right|true|correct)|too (?:long|short|much)|what you (?:want|wanted|meant|had in mind))[^.!?]*\\?`,
    `(?:does|do) ${PART} (?:look|sound|read) [^.!?]*\\?`,
    `(?:do|did) you want (?:me|us) to (?:add|change|cut|put|use|say|keep|leave|shorten|take)[^.!?]*\\?`,
    `what do you think (?:of|about) ${PART}`,
    `(?:can|could|would|will) you (?:please |just |also )*(?:check|look (?:at|over)|proofread|fix|change|edit|shorten|reword|correct|update|replace) ${PART}`,
    `please (?:just |also )*(?:proofread|edit|shorten|reword|correct|fix|change|look over) ${PART}`,
    '(?:put|add|insert|place) (?:the|an?|your|our|my) (?:[A-Za-zÀ-ỿ]+ )?(?:photo|picture|logo|image|link|map|verse) (?:here|there|above|below)',
    'esto es lo que (?:escribí|se me ocurrió|tengo hasta ahora|hice|preparé|redacté)',
    '(?:cámbi|cambi)[ae]l?[eo]? lo que (?:quieras?|gustes?|creas?|veas?|haga falta)',
    'como (?:me )?(?:pediste|pidió|lo pediste)(?=[.,!;])',
    '¿?(?:está bien|es correct[oa]|quedó bien) (?:así|est[aeo]|el texto|esta parte)[^.!?]*\\?',
    '¿?(?:puedes?|podrías?) (?:revisar|corregir|cambiar|acortar)(?:l[oa])? ?(?:est[aeo]|el texto|esta parte|el párrafo)?(?=[ .?!])',
  ]
    .map((words) => `(?<![A-Za-zÀ-ỿ])(?:${words})`)
    .join('|'),
  'iu',
)
/** Matches what is said to one person, and the word of thanks with which it ends. */
const TO_ONE =
  /(?<![A-Za-zÀ-ỿ])(?:let me know|tell me|remind me|I(?:['’]m| am) not sure|I (?:was not|wasn['’]t|could not|couldn['’]t|did not|didn['’]t)|av[ií]s[ae]me|dime|no (?:estoy|estaba) segur[oa])(?![A-Za-zÀ-ỿ])/iu
const THANKS =
  /(?<=[.!?…] )(?:Thanks|Thank you|Sorry|Gracias|Perdón)(?: (?:so much|again|a lot))?[.!]*(?:\s|$)/u
const MAY_BE_SPOKEN = new RegExp(`[A-ZÀ-Þ][a-zß-ỿ]+(?:,|:| [–—-])[*_]{0,2} ${SAYS}`, 'iu')
/** Boxes, quotations, tables and headings. */
const NO_TEXT = /^\s*(?:[>|:]|#{1,6} )/
const ITEM = /^\s*(?:[-*+]|\d+[.)]) /

export const findSpokenToColleagues: FindLeftovers = (text, _source, blocks) =>
  MAY_BE_SPOKEN.test(text) && blocks.length > 1
    ? blocks
        .flatMap(splitItems)
        .map((lines) => findMessage(text, lines))
        .filter((message) => message !== null)
    : []

/** Splits a block into its items; other blocks stay as they are. */
function splitItems(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last === undefined || ITEM.test(line.text)) parts.push([line])
    else last.push(line)
  }
  return parts
}

function findMessage(text: string, lines: readonly Line[]): Leftover | null {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || NO_TEXT.test(first.text)) return null
  const words = text.slice(first.start, last.end).trimEnd()
  const match = [...words.matchAll(CALLED)].find(
    ([, , typed = '']) => /^[A-ZÀ-Þ]/u.test(typed) && isPerson(typed),
  )
  if (match === undefined || SPOKEN.test(words)) return null
  const { 1: before = '', 2: name = '', index } = match
  const isWhole = index === 0
  const from = isWhole ? 0 : index + before.length
  const said = words.slice(from)
  // Several people have a name with an s: "Grandparents, let me know".
  const isToOne = isWhole && !name.endsWith('s') && TO_ONE.test(said) && THANKS.test(said)
  if (!isToOne && !OF_WORK.test(said)) return null
  return createMessage(
    text,
    name,
    { start: first.start + from, end: first.start + words.length },
    isWhole,
  )
}

/** Matches what belongs to a story with spoken words. */
const SPOKEN = /[“"][^“”"]*[,?!.][”"]|(?:said|asked|dijo|preguntó)(?![A-Za-zÀ-ỿ])/u
