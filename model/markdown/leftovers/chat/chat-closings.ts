// The sentences with which a chat program ends its answer: it offers to change its text.

/** What only the words of a chat program can be: a seat cannot be more playful, and a ride has no tone. */
const COMPARED =
  '(?:(?:even |slightly |a bit |a little |much |far )*(?:shorter|longer|warmer|simpler|friendlier|tighter|punchier|lighter|bolder|different|(?:more|less) [\\w-]+))'
const PIECE =
  '(?:one|text|version|tone|style|title|headline|post|bio|summary|description|caption|paragraph|sentence|ending|opening|message|story|draft|wording|take)s?'
const CHANGED =
  '(?:translated|adjusted|adapted|shortened|expanded|reworded|rewritten|trimmed|formatted|tweaked|in (?:English|Spanish|another|a different)|to (?:be|sound|feel|read)\\b)'
/** Changes of a text, no matter who offers them. */
const CHANGES = `(?:an? |even |the )?(?:${COMPARED}(?:,? (?:and|or) ${COMPARED})? ${PIECE}|(?:[\\w’'-]+ ){0,4}(?:tone|wording|phrasing|rewrite|tweaks?))\\b|(?:it|this|that|them) (?:${COMPARED}|${CHANGED})`
/** Things that people may offer as well, but hardly with "let me know". */
const OTHER_CHANGES =
  "(?:any|another|some|more|a few|an?|further) (?:[\\w’'-]+,? ){0,4}(?:versions?|drafts?|edits?|changes|adjustments?|revisions?|variations?|modifications?|refinements?|alternatives?|headlines?|captions?|hashtags?)\\b"
const VERB =
  '(?:adjust|tweak|shorten|rewrite|rephrase|reword|revise|refine|polish|translate|tailor|condense|expand on|make (?:any |some |further |more )?(?:edits|changes|adjustments|tweaks))'
const LIKE = "(?:['’]d| would)? (?:like|want|need|prefer)(?: to (?:see|try|have))?"

const SPANISH_CHANGES =
  '(?:una? |otr[oa] |algún |alguna |más |unos |unas )*(?:[\\wáéíóúñ]+ ){0,2}(?:versión|versiones|tono|texto|cambios?|ajustes?|borrador|título|traducción|resumen|alternativas?|opción|opciones)(?![\\wáéíóúñ])'
const SPANISH_VERB =
  '(?:que )?(?:también )?(?:l[oa]s? |[tl]e )?(?:haga|acorte|alargue|adapte|traduzca|ajuste|resuma|cambie|modifique|reescriba|escriba otr[oa])(?![\\wáéíóúñ])'
const SPANISH_ASK =
  '(?:Av[ií]same|Av[ií]seme|Hazme saber|Házmelo saber|Hágame saber|Déjame saber|Déjeme saber|D[ií]me|Dígame)'
const SPANISH_LIKE = '(?:quieres?|deseas?|necesitas?|prefieres?|(?:te|le) gustaría)'

/** Offers that name a change of the text. Nobody else makes them, wherever they are. */
export const OFFERS = [
  `(?:(?:Just |Please |Feel free to )?[Ll]et me know|(?:Just )?[Tt]ell me|Just say so) if you${LIKE} (?:${CHANGES}|${OTHER_CHANGES}|me to ${VERB}|to ${VERB})`,
  `(?:Would you (?:like|prefer)|Do you (?:want|need|prefer)|Want|Need|Prefer)(?: to see)? (?:(?:an? )?${COMPARED} (?:version|tone|style|text|wording|draft)\\b|(?:it|this|that) (?:${COMPARED}|${CHANGED}))`,
  `(?:Let me know|Tell me) (?:which|what) (?:version|option|one|tone|style) (?:you (?:like|prefer)|works|fits)|Let me know if this (?:captures|sounds|reads|hits|is (?:closer|what you))\\b`,
  `(?:I(?:['’]m| am|['’]d be| would be|['’]ll be) )?(?:[Hh]appy|[Gg]lad) to (?:${VERB}\\b|make (?:it|this|that) ${COMPARED})`,
  `Do you want (?:it|this|that) in (?:an? )?${COMPARED} ${PIECE}\\b|Let me know if this works,? or if you\\b|[Ll]et me know if you${LIKE} (?:the|this|your) (?:post|text|page|bio|summary|description|caption|announcement|article) in (?:English|Spanish|another|a different)\\b`,
  `(?:Should|Shall) I (?:also )?(?:${VERB}\\b|make (?:it|this|that) ${COMPARED})`,
  `If you${LIKE} (?:${CHANGES}|${OTHER_CHANGES}),? (?:just )?(?:let me know|tell me|say|I can|I['’]ll)\\b`,
  `I can (?:also )?(?:${VERB})\\b (?:it|this|that|the (?:tone|text|wording))\\b|I can (?:also )?make (?:it|this|that) ${COMPARED}`,
  `${SPANISH_ASK} si ${SPANISH_LIKE} (?:${SPANISH_CHANGES}|${SPANISH_VERB})`,
  `También puedo (?:hacer|acortar|alargar|adaptar|traducir|ajustar|resumir|cambiar|modificar|reescribir)l[oa]s? [^\\n.]{0,30}si (?:lo |así lo )?(?:quieres|prefieres|deseas|quiere|prefiere|desea)(?![\\wáéíóúñ])|¿[Nn]ecesitas? que (?:también )?l[oa]s? (?:acorte|alargue|adapte|traduzca|ajuste|resuma|modifique|reescriba)(?![\\wáéíóúñ])`,
  `¿(?:[Qq]uieres?|[Dd]eseas?|[Pp]refieres?|[TtLl]e gustaría) (?:(?:una versión|un tono|otra versión|otro tono)(?![\\wáéíóúñ])|${SPANISH_VERB})`,
  `Si (?:lo )?${SPANISH_LIKE}(?: ${SPANISH_CHANGES})?,? (?:también )?puedo (?:también )?(?:hacer|acortar|alargar|adaptar|traducir|ajustar|resumir|cambiar|modificar|reescribir|escribir|darle|darte|ofrecer)`,
]

/** Sentences that begin a paragraph of such an answer; within a text, others write them as well. */
export const CLOSINGS = [
  ...OFFERS,
  "Would you like (?:me to|any changes)|Is there anything (?:else )?you(?:['’]d| would) like (?:me )?to (?!know\\b)|Want me to\\b|Do you want me to|Just let me know if you(?:['’]d| would)? (?:like|want|need)",
  "Let me know if you(?:['’]d| would) like (?:me to|any (?:changes|edits|adjustments|other))",
  'Let me know if you (?:want|need) (?:me to|any (?:changes|edits|adjustments|tweaks|revisions))',
  'Feel free to (?:adjust|modify|customize|edit|tweak|tailor|personalize|swap)',
  "If you(?:['’]d| would)? (?:like|want|prefer),? I can (?:also )?(?:make|create|write|shorten|turn|adapt|translate|provide|draft|suggest|generate|rewrite|adjust|format|add)\\b",
  'I can also (?:make|create|write|shorten|turn|adapt|translate|provide|draft|suggest|generate)\\b',
  '(?:I hope|Hope) (?:this|that) (?:helps|works)(?: for you)?[!.]',
  'As an AI\\b|As a large language model',
  "(?:Key changes|Changes (?:made|I made)|What I changed)\\b[^\\n]{0,20}$|Here (?:are|is a (?:list|summary) of) the (?:key |main |biggest )?(?:changes|edits|improvements) (?:that )?I(?:[’']ve| have)? made\\b|(?:Estos son|Aquí están) los (?:principales )?cambios que hice(?![A-Za-zÀ-ỿ])|\\(?(?:Word|Character) count: ?\\d",
  "\\(?Note: I(?:['’]ve| have)? (?:ke[p]t|removed|added|changed|shortened|replaced|adjusted|left out|trimmed)\\b",
  'This (?:\\w+ )?version (?:keeps|maintains|preserves|retains) (?:the|your|her|his|their) (?:original|same|core|key|main|warm|friendly|overall)\\b',
  '¿Te gustaría que|¿(?:Quieres|Deseas) que (?:también )?(?:lo|la|te|haga|escriba|prepare|cree)\\b|¿(?:Quiere|Desea|Le gustaría) que (?:lo|la) (?:ajuste|adapte|haga|escriba|traduzca|acorte|resuma|cambie)',
  'Si (?:quieres|deseas|lo deseas|prefieres),? (?:también )?puedo\\b',
  '¡?Espero que (?:esto |este texto )?(?:(?:te|le) (?:sirva|sea (?:útil|de ayuda)|funcione|ayude)|ayude)[.!]',
  'Is there anything else (?:that )?I can (?:help|assist) (?:you )?with(?: today)?[?]|¿Hay algo más en (?:lo )?que pueda (?:ayudarte|ayudarle|ayudar)[?]',
  `Si ${SPANISH_LIKE} ${SPANISH_CHANGES},? (?:hágamelo saber|házmelo saber|avís[ae]me|dígame(?:lo)?|dime(?:lo)?)(?![\\wáéíóúñ])`,
  'Si[eé]nt[ea][ts]e libre de (?:ajustar|modificar|editar|adaptar|cambiar|personalizar|pedir)|No dudes en (?:pedirme|decirme|avisarme)|Como (?:modelo|una) (?:de lenguaje|IA)\\b',
]

/** Matches the last sentences of a paragraph if they are such an offer. */
const LAST_OFFER = new RegExp(`(?<=[.!?…][”"’)]? )(?:${OFFERS.join('|')})[^\\n]{0,200}$`)
/** Matches, in little time, all texts that can have such an offer. */
const MAY_OFFER =
  /[.!?…][”"’)]? (?:[Ll]et me|[Tt]ell me|Just |Please |Would you|Do you|Want|Need|Prefer|I[ '’]|Happy|Glad|Shall|Should|If you|Av[ií]s|Hazme|Házme|Hágame|Déj|D[ií]|¿|Si )/

/** Returns whether a text can have an offer within a paragraph. */
export const mayOffer = (text: string): boolean => MAY_OFFER.test(text)

/** Returns where the offer at the end of a paragraph begins, or null. */
export function findLastOffer(paragraph: string): number | null {
  return mayOffer(paragraph) ? (LAST_OFFER.exec(paragraph)?.index ?? null) : null
}
