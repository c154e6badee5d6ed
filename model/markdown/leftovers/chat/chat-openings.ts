// The sentences with which a chat program begins its answer.

/** What people ask chat programs to write. Other words, such as "events", begin lists that are meant for visitors. */
const PIECE =
  '(?:version|draft|rewrite|revision|translation|text|page|post|paragraph|file|article|announcement|summary|description|copy|outline|caption|sentence|section|bio|biography|profile)s?'
const SPANISH_PIECE =
  '(?:versión|borrador|traducción|texto|redacción|propuesta|publicación|artículo|entrada|párrafo|anuncio|descripción|resumen|página|archivo)'
/** What a chat program says of its own words; with these, it may be any piece of a page. */
const REVISED =
  '(?:revised|polished|improved|edited|rewritten|reworded|updated|refined|shorter|shortened|corrected|condensed|trimmed|simplified|proofread)'

/** The words with which it agrees to do what it was asked. */
export const YES =
  '(?:Sure(?: thing)?|Certainly|Of course|Absolutely|Great(?: question| idea| choice)?|Got it|Happy to help|Gladly|Definitely|Perfect|Understood|Okay|OK|Alright|No problem)'

/** Sentences at the beginning of an answer. Each has something that nobody writes to visitors. */
export const OPENINGS = [
  `${YES}(?:![^\\n]{0,60}?| ?[,.:–—-]+ ?[^\\n.]{0,60}?)\\b(?:[Hh]ere(?:['’]s| is| are| you go)|[Bb]elow is)\\b`,
  "(?:Sure|Certainly|Of course|Absolutely)! I(?:['’]ve|['’]d be| have| would be)\\b",
  `Here(?:['’]s| is| are) (?:a|an|the|your) (?:\\w+[ ,-]+){0,6}${PIECE}\\b[^\\n]{0,110}:\\s*[*_]*$`,
  `Here(?:['’]s| is| are) [^\\n]{0,60}\\b${PIECE}\\b[^\\n]{0,60}\\b(?:ready to (?:paste|copy|publish|use)|for your (?:web ?site|blog|newsletter|page)|in Markdown)\\b`,
  `(?:I[’']d be (?:happy|glad) to help|Thanks for (?:sharing|providing) (?:this|that|it|the \\w+)|Thanks for sharing)(?: with (?:this|that))?[!.] Here(?:['’]s| is) [^\\n]{0,60}\\b${PIECE}\\b[^\\n]{0,60}:\\s*[*_]*$`,
  `${YES}[!,.] I(?:['’]ll| will| can|['’]d be (?:happy|glad) to) help (?:you )?with (?:that|this|it)[!.]`,
  `¡?(?:Claro|Por supuesto|Con gusto)[^\\n:]{0,30}[.!,] ?Esta es (?:la|una|tu|su) (?:traducción|versión)\\b[^\\n]{0,60}:\\s*[*_]*$|Esta es (?:la traducción(?: (?:al español|al inglés|solicitada|que (?:me )?pediste))?|(?:la|una) versión (?:revisada|corregida|mejorada|traducida)):\\s*[*_]*$`,
  `Below is (?:the|your|an?) ${REVISED} ${PIECE}\\b[^\\n]{0,60}:\\s*[*_]*$|Below is the translated (?:text|version|page)\\b[^\\n]{0,40}:\\s*[*_]*$`,
  "(?:Traducción(?: al español)?|Texto traducido|Spanish translation|Translation (?:in)?to Spanish|Translated text|Revised (?:version|text)|Versión (?:revisada|corregida)):[*_]*\\s*$|Here(?:['’]s| is) what I came up with:|Here you go:\\s*$",
  `Below is [^\\n]{0,60}\\b(?:version|draft|rewrite|translation|blog post)\\b[^\\n]{0,60}:\\s*[*_]*$`,
  "I(?:['’]ve| have) (?:written|drafted|rewritten|revised|updated|translated|created|prepared|edited|polished|shortened|reworded|put together) [^\\n]{0,60}\\b(?:your|for you|below|version|draft|as requested|you asked)\\b",
  "You['’]re (?:absolutely )?right[!,.] [^\\n]{0,40}\\b(?:version|draft|corrected|updated)\\b",
  '¡?(?:Claro(?: que sí)?|Por supuesto|Desde luego|Perfecto|Con (?:mucho )?gusto|Excelente|De acuerdo|Entendido|Listo|Genial)[!,.:]+ ?[^\\n]{0,60}?(?:[Aa]quí (?:tienes?|está|te|le|va)|(?:[Tt]e|[Ll]e) (?:dejo|comparto|presento)|[Aa] continuación)(?=[ :,]|$)',
  'Aquí tienes [^\\n]{0,100}:\\s*[*_]*$',
  `(?:Aquí (?:tiene|está|te|le)|A continuación,? (?:te|le)|Te (?:dejo|comparto|presento))[^\\n]{0,40}[ ]${SPANISH_PIECE}\\b[^\\n]{0,80}:\\s*[*_]*$`,
  `He (?:reescrito|redactado|traducido|mejorado|corregido|preparado|adaptado|actualizado|revisado) [^\\n]{0,60}[ ]${SPANISH_PIECE}\\b`,
]

/** Words that only an answer to an order has. */
const AS_ASKED =
  '(?:as (?:you )?(?:asked|requested|wanted|suggested)|(?:that )?you (?:asked|requested|wanted)|per your (?:request|notes?)|of (?:that|this|the (?:first|second|last|same)) (?:paragraph|sentence|section|text|part|passage|intro(?:duction)?|message|post))'
const COMO_PIDIO =
  '(?:(?:como|que) (?:me )?(?:lo )?(?:pediste|pidió|solicitaste|solicitó|querías|quería)|(?:de|del) (?:ese|este|tu|su|primer|mismo) (?:párrafo|texto|mensaje|apartado)|de (?:esa|esta|tu|su|la misma) (?:frase|oración|sección|parte|publicación))'

/** Sentences above a piece that a chat program has written once more, as in "Here is a warmer version of that paragraph:". */
export const REVISIONS = [
  `(?:${YES}[!,.] ?)?Here(?:['’]s| is| are) (?:a|an|the|your|another|some) [^\\n]{0,60}?${PIECE}\\b[^\\n]{0,60}?\\b${AS_ASKED}\\b[^\\n]{0,60}:\\s*[*_]*$`,
  `(?:¡[^!\\n]{0,20}! ?)?Aquí (?:tienes?|está|te|le|va) [^\\n]{0,60}?${SPANISH_PIECE} [^\\n]{0,60}?${COMO_PIDIO}[^\\n]{0,60}:\\s*[*_]*$`,
]

/** Sentences that nobody but a chat program writes in the middle of a text. */
export const WITHIN = [
  `(?:Sure(?: thing)?|Certainly|Of course|Absolutely)! Here(?:['’]s| is| are) (?:a|an|the|your) [^\\n]{0,60}\\b${PIECE}\\b[^\\n]{0,140}:\\s*[*_]*$`,
  `Here(?:['’]s| is| are) (?:a|an|the|your) (?:\\w+[ ,-]+){0,4}${REVISED} (?:\\w+ ){0,2}(?:version|draft|text|copy)\\b[^\\n]{0,140}:\\s*[*_]*$`,
  '¡(?:Claro(?: que sí)?|Por supuesto)! Aquí (?:tienes?|está|te|le) [^\\n]{0,160}:\\s*[*_]*$',
]

const CHANGED = `(?:${REVISED}|longer|simpler|warmer|friendlier)`
const ANSWER = '(?:version|draft|rewrite|translation|text|summary|description|sentence|copy|one)'
const HERE = "[Hh]ere(?:['’]s| is) (?:a|an|the|your|another|one) "
/** Matches what a chat program says, after "Sure!", of the words that it has written or proposes. */
const DONE =
  "(?:I(?:['’]ve| have) (?:made|written|rewritten|reworded|shortened|revised|warmed|softened|simplified|polished|trimmed|tightened|changed|updated)\\b|(?:[Tt]his|[Mm]y new) (?:[\\w-]+ ){0,3}(?:version|draft|rewrite|wording)\\b|[Hh]ow about (?:this|something like)\\b|[Tt]ry (?:this|something like this)\\b|[Ll]et['’]s (?:make|try|warm)\\b)"
const AQUI = `¡(?:Claro(?: que sí)?|Por supuesto)! Aquí (?:tienes?|está|te|le) `

/** Matches such a sentence, and the space after it, right before the words that were asked for. */
export const OPENING_WORDS = new RegExp(
  `^(?:(?:${YES}[!,.] ${HERE}[^:\\n]{0,60}|${HERE}(?:[\\w-]+[ ,]+){0,3}${REVISED} [^:\\n]{0,60}|${AQUI}[^:\\n]{0,80}):|(?:(?:${YES}[!,.] )?${HERE}(?:[\\w-]+[ ,]+){0,3}${CHANGED} (?:[\\w-]+ ){0,2}${ANSWER}|${YES}[!,.] ${HERE}(?:[\\w-]+[ ,]+){0,4}(?:version|draft|rewrite|translation))(?! of our)[^.:!?\\n]{0,40}[.!]|${YES}[!,.] ${DONE}[^.:!?\\n]{0,80}[.:!?]|${AQUI}[^.:\\n]{0,60}(?:versión|traducción|borrador|resumen|texto)[^.:\\n]{0,40}\\.) (?=\\S)`,
)
