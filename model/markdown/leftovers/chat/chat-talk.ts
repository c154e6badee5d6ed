// Finds the sentences with which a chat program begins and ends its answer, around the text for visitors.
import type { ProblemDetails } from '../../../problems/problem'
import { isChatEnd } from './chat-ends'
import { joinChanges, nameOtherLines, type Change, type Leftover, type Line } from '../leftover'

/** What people ask chat programs to write. Other words, such as "events", begin lists that are meant for visitors. */
const PIECE =
  '(?:version|draft|rewrite|revision|translation|text|page|post|paragraph|file|article|announcement|summary|description|copy|outline|caption|sentence|section|bio|biography|profile)s?'
const SPANISH_PIECE =
  '(?:versión|borrador|traducción|texto|redacción|propuesta|publicación|artículo|entrada|párrafo|anuncio|descripción|resumen|página|archivo)'

/** Sentences at the beginning of an answer. Each has something that nobody writes to visitors. */
const OPENINGS = [
  "(?:Sure(?: thing)?|Certainly|Of course|Absolutely|Great(?: question| idea| choice)?|Got it|Happy to help|Gladly|Definitely|Perfect|Understood|Okay|OK|Alright|No problem)(?:![^\\n]{0,60}?| ?[,.:–—-]+ ?[^\\n.]{0,60}?)\\b(?:[Hh]ere(?:['’]s| is| are| you go)|[Bb]elow is)\\b",
  "(?:Sure|Certainly|Of course|Absolutely)! I(?:['’]ve|['’]d be| have| would be)\\b",
  `Here(?:['’]s| is| are) (?:a|an|the|your) (?:\\w+[ ,-]+){0,6}${PIECE}\\b[^\\n]{0,110}:\\s*[*_]*$`,
  `Here(?:['’]s| is| are) [^\\n]{0,60}\\b${PIECE}\\b[^\\n]{0,60}\\b(?:ready to (?:paste|copy|publish|use)|for your (?:web ?site|blog|newsletter|page)|in Markdown)\\b`,
  `Below is [^\\n]{0,60}\\b(?:version|draft|rewrite|translation|blog post)\\b[^\\n]{0,60}:\\s*[*_]*$`,
  "I(?:['’]ve| have) (?:written|drafted|rewritten|revised|updated|translated|created|prepared|edited|polished|shortened|reworded|put together) [^\\n]{0,60}\\b(?:your|for you|below|version|draft|as requested|you asked)\\b",
  "You['’]re (?:absolutely )?right[!,.] [^\\n]{0,40}\\b(?:version|draft|corrected|updated)\\b",
  '¡?(?:Claro(?: que sí)?|Por supuesto|Desde luego|Perfecto|Con (?:mucho )?gusto|Excelente|De acuerdo|Entendido|Listo|Genial)[!,.:]+ ?[^\\n]{0,60}?(?:[Aa]quí (?:tienes?|está|te|le|va)|(?:[Tt]e|[Ll]e) (?:dejo|comparto|presento)|[Aa] continuación)(?=[ :,]|$)',
  'Aquí tienes [^\\n]{0,100}:\\s*[*_]*$',
  `(?:Aquí (?:tiene|está|te|le)|A continuación,? (?:te|le)|Te (?:dejo|comparto|presento))[^\\n]{0,40}[ ]${SPANISH_PIECE}\\b[^\\n]{0,80}:\\s*[*_]*$`,
  `He (?:reescrito|redactado|traducido|mejorado|corregido|preparado|adaptado|actualizado|revisado) [^\\n]{0,60}[ ]${SPANISH_PIECE}\\b`,
]

/** Sentences that nobody but a chat program writes in the middle of a text. */
const WITHIN = [
  `(?:Sure(?: thing)?|Certainly|Of course|Absolutely)! Here(?:['’]s| is| are) (?:a|an|the|your) [^\\n]{0,60}\\b${PIECE}\\b[^\\n]{0,60}:\\s*[*_]*$`,
  `Here(?:['’]s| is| are) (?:a|an|the|your) (?:\\w+[ ,-]+){0,4}(?:revised|polished|improved|edited|rewritten|reworded|updated|refined|shorter|corrected) (?:\\w+ ){0,2}(?:version|draft|text|copy)\\b[^\\n]{0,40}:\\s*[*_]*$`,
  '¡(?:Claro(?: que sí)?|Por supuesto)! Aquí (?:tienes?|está|te|le) [^\\n]{0,80}:\\s*[*_]*$',
]

/** A sentence at the beginning that only introduces a text is certainly not part of it. */
const IS_CERTAIN = new RegExp(`:[\\s*_]*$|${PIECE}\\b|[ ]${SPANISH_PIECE}(?![a-z])`)

/** Sentences at the end of an answer. */
const CLOSINGS = [
  "Would you like (?:me to|any changes)|Is there anything (?:else )?you(?:['’]d| would) like me to|Want me to\\b|Do you want me to|Just let me know if you(?:['’]d| would)? (?:like|want|need)",
  "Let me know if you(?:['’]d| would) like (?:me to|any (?:changes|edits|adjustments|other)|a |it |this )",
  'Let me know if you (?:want|need) (?:me to|any (?:changes|edits|adjustments|tweaks|revisions))',
  'Feel free to (?:adjust|modify|customize|edit|tweak|tailor|personalize|swap)',
  "If you(?:['’]d| would)? (?:like|want|prefer),? I can (?:also )?(?:make|create|write|shorten|turn|adapt|translate|provide|draft|suggest|generate|rewrite|adjust|format|add)\\b",
  'I can also (?:make|create|write|shorten|turn|adapt|translate|provide|draft|suggest|generate)\\b',
  '(?:I hope|Hope) this (?:helps|works)(?: for you)?[!.]',
  'As an AI\\b|As a large language model',
  '(?:Key changes|Changes (?:made|I made)|What I changed)\\b[^\\n]{0,20}$|Word count: ?\\d',
  '¿Te gustaría que|¿(?:Quieres|Deseas) que (?:también )?(?:lo|la|te|haga|escriba|prepare|cree)\\b|¿(?:Quiere|Desea|Le gustaría) que (?:lo|la) (?:ajuste|adapte|haga|escriba|traduzca|acorte|resuma|cambie)',
  'Avísame si (?:quieres|necesitas|deseas)|Hazme saber si|Dime si (?:quieres|deseas|necesitas)',
  'Si (?:quieres|deseas|lo deseas|prefieres),? (?:también )?puedo\\b',
  'Espero que (?:esto |este texto )?(?:te|le) (?:sirva|sea útil|funcione)[.!]',
  'Siéntete libre de|No dudes en (?:pedirme|decirme|avisarme)|Como (?:modelo|una) (?:de lenguaje|IA)\\b',
]

const atStart = (patterns: readonly string[]) => new RegExp(`^[\\s>*_#]*(?:${patterns.join('|')})`)
const OPENING = atStart(OPENINGS)
const CLOSING = atStart(CLOSINGS)
const IS_WITHIN = atStart(WITHIN)

/** Matches what these sentences begin with, at the start of a line. Most texts need no closer look. */
export const TALK_WORDS =
  /^[\s>*_#]*(?:Sure\b|Certainly|Of course|Absolutely|Great|Got it|Happy to|Gladly|Definitely|Perfect|Understood|Ok|OK|Alright|No problem|Here(?:['’]s| is| are) |Below is|I['’]ve|I have|You['’]re|¡?Claro|¡?Por supuesto|¡?Desde luego|¡?Con |¡?Excelente|¡?De acuerdo|¡?Entendido|¡?Listo|¡?Genial|¡Perf|Aquí |A continuación|Te |He |Would you like |Is there anything |Want me|Do you want me|Just let|Let me know|Feel free|If you|I can also|I hope|Hope this|This |Enjoy|There you go|I (?:kept|tried|used|aimed|added|made) |Esta versión |As an? |Key changes|Changes |What I|Word count|¿Te |¿Qu|¿Des|¿Le|Avísame|Hazme|Dime|Si |¡?Espero|Siéntete|No dudes|Como )/m

const SEPARATOR = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/

/** @param blocks the lines of the text that belong together */
export function findChatTalk(
  text: string,
  source: string,
  blocks: readonly (readonly Line[])[],
): Leftover[] {
  const isTalk = ([line]: readonly Line[], index: number) =>
    line !== undefined &&
    (CLOSING.test(line.text) ||
      isChatEnd(line.text) ||
      IS_WITHIN.test(line.text) ||
      (index === 0 && OPENING.test(line.text)))
  const found = blocks.filter(isTalk)
  const first = found[0]?.[0]
  if (first === undefined) return []
  const spans = found.flatMap(([line]) => line ?? [])
  const problem = {
    ...TALK,
    severity: 'warning' as const,
    fix: `Delete these words${nameOtherLines(text, spans)} unless they are meant for visitors.`,
  }
  const changes = found.map((block) => removeBlock(blocks, blocks.indexOf(block), isTalk))
  if (changes.includes(null)) return [{ problem, at: first.start, span: first, claims: [] }]
  const joined = joinChanges(
    source,
    changes.filter((change) => change !== null),
  )
  return [
    {
      problem: { ...problem, replacement: joined.replacement },
      at: first.start,
      span: joined.span,
      claims: [],
    },
  ]
}

/** Removes a block with the empty lines that set it apart, if it is at the beginning or at the end, so that nothing depends on it. */
function removeBlock(
  blocks: readonly (readonly Line[])[],
  index: number,
  isTalk: (block: readonly Line[], index: number) => boolean,
): Change | null {
  const isOther = (block: readonly Line[], at: number) =>
    !isTalk(block, at) && !SEPARATOR.test(block[0]?.text ?? '')
  const own = blocks[index] ?? []
  const start = own[0]?.start ?? 0
  const end = own.at(-1)?.end ?? 0
  const next = blocks.findIndex((block, at) => at > index && isOther(block, at))
  const previous = blocks.findLastIndex((block, at) => at < index && isOther(block, at))
  if (previous === -1)
    return next === -1 || own.length > 1 || !IS_CERTAIN.test(own[0]?.text ?? '')
      ? null
      : { start, end: blocks[next]?.[0]?.start ?? end, text: '' }
  if (next !== -1 && own.length === 1 && IS_WITHIN.test(own[0]?.text ?? ''))
    return { start, end: blocks[index + 1]?.[0]?.start ?? end, text: '' }
  return next === -1 ? { start: blocks[previous]?.at(-1)?.end ?? start, end, text: '' } : null
}

const TALK: Omit<ProblemDetails, 'fix'> = {
  code: 'chat-words',
  message: 'This sounds like a chat program that talks to you, and visitors would read it.',
}
