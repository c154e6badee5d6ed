// Knows how people send a text to the person who puts it on the website: "Pastor, aquí va el párrafo corregido", "Hi Grace, here's the new text".

export const SENT_TEXT =
  '(?:paragraphs?|section|part|text|draft|blurb|wording|write-?up|description|version|summary|piece|sentences?|announcement|copy|bio|post|story|article|words|translation|p[aá]rrafos?|secci[oó]n|parte|textos?|borrador|anuncio|art[ií]culo|historia|palabras|traducci[oó]n|oración|frase|versi[oó]n)'
const EDGE = '(?![A-Za-zÀ-ỿ])'
const SENDS =
  "(?:here(?:['’]s| is| are| comes?)|this is|attached (?:is|are)|i(?:['’]m| am) (?:sending|attaching)(?: you)?|i send you|sending you)"
const ENVIA =
  '(?:aqu[ií] (?:está|va|tienes?|(?:te|le) (?:va|dejo|mando|paso|env[ií]o|comparto))|(?:te|le) (?:mando|env[ií]o|paso|dejo|comparto|adjunto)(?: aqu[ií])?|adjunto|est[ea] es)'
const CORRECTED =
  '(?:new|newer|corrected|revised|updated|final|edited|shorter|shortened|longer|latest|rewritten|fixed|improved|better|proofread|translated)'
const CORREGIDO =
  '(?:corregid|revisad|actualizad|traducid|mejorad|nuev|complet|cort|acortad|editad)[oa]s?'
const THE = '(?:the|my|our|your|a)'
const EL = '(?:el|la|los|las|mi|mis|tu|tus|su|sus|un|una)'

/** Matches a text that is sent as it was asked for. */
export const SENT = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:(?:here(?:['’]s| is| are)|this is|attached (?:is|are)|i am sending|sending you) (?:the|my|our|your|a|that) (?:[A-Za-zÀ-ỿ]+ ){0,2}${SENT_TEXT} (?:that )?(?:we (?:talked|spoke|were talking) (?:about|of)|we discussed|we (?:all |both |finally )?(?:agreed|decided|settled|landed|worked) (?:on|out)|you (?:asked|wanted|needed|requested|suggested|sent|approved)|i (?:promised|mentioned|sent|t(?:ell|old) you about))|(?:aqu[ií] (?:está|va|tienes?|le va|te va)|est[ea] es|(?:le|te) (?:mando|env[ií]o|paso|comparto)) (?:el|la|las|mi|tu|su) (?:[A-Za-zÀ-ỿ]+ )?${SENT_TEXT} (?:del? que|que|de l[ao] que) (?:hablamos|platicamos|quedamos|acordamos|(?:me|le|te) (?:pid|prome|mencion)[A-Za-zÀ-ỿ]+))${EDGE}`,
  'iu',
)
const SENT_CORRECTED = `(?:${SENDS} ${THE} (?:[a-z]+ )?${CORRECTED} (?:[a-z]+ )?${SENT_TEXT}|${SENDS} ${THE} ${SENT_TEXT},? (?:corrected|revised|updated|proofread|translated)|${ENVIA} ${EL} nuev[oa]s? ${SENT_TEXT}|${ENVIA} ${EL} ${SENT_TEXT},? (?:ya )?${CORREGIDO})${EDGE}`
const CORRECTED_TEXT = new RegExp(`(?<![A-Za-zÀ-ỿ])${SENT_CORRECTED}`, 'iu')

/** Returns whether a sentence sends a text that someone has asked for or corrected. */
export const isSentText = (sentence: string): boolean =>
  SENT.test(sentence) || CORRECTED_TEXT.test(sentence)

const GREETING =
  '(?:(?:Hi|Hey|Hello|Good (?:morning|afternoon|evening)|Hola|Buen[oa]s (?:d[ií]as|tardes|noches))(?: there| again| de nuevo)?[,!.]? )'
const ROLE = '(?:(?:[Pp]astora?|[Bb]rother|[Ss]ister|[Hh]erman[oa]|[Rr]everend[oa]?)[,:!] )'
const SENT_TO_ONE = `(?:(?:te|le) (?:mando|env[ií]o|paso|adjunto)|aqu[ií] (?:te|le) (?:va|mando|paso|env[ií]o)) (?:aqu[ií] )?${EL} ${SENT_TEXT}${EDGE}`
const UNNAMED = new RegExp(
  `^(?:${GREETING}?${ROLE}|${GREETING})${GREETING}?(?:[^.!?]*(?:${SENT_CORRECTED}|${SENT_TO_ONE})|${SENDS} ${THE} ${SENT_TEXT} (?:that )?(?:you (?:asked|wanted|needed)|we (?:talked|spoke|agreed)))` +
    `|^(?:here(?:['’]s| is)|attached is|i(?:['’]m| am) sending you) the (?:corrected|revised|edited|proofread|shortened|rewritten) (?:paragraph|text|wording|draft|blurb|write-?up|section|sentence)(?=[.!,:]| for (?:the|our) (?:page|website|site|blog))` +
    `|^(?:aqu[ií] (?:va|(?:te|le) (?:va|dejo|mando|paso|env[ií]o))|(?:te|le) (?:mando|env[ií]o|paso|dejo)|adjunto) (?:aqu[ií] )?${EL} (?:p[aá]rrafo|texto|borrador|secci[oó]n|frase|traducci[oó]n),? (?:ya )?${CORREGIDO}${EDGE}`,
  'iu',
)

/** Returns whether a paragraph opens as a message with a text does, which calls nobody by name: "Hola, te mando el texto". */
export const opensUnnamed = (paragraph: string): boolean => UNNAMED.test(paragraph)
