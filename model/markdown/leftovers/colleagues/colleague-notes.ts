// Finds notes that name a colleague among the words for visitors: "(Debbie, please ask Marian before it goes up!)", "[Rosa: is this right?]".
import { findAside } from './colleague-asides'
import { READERS } from './private-notes'
import { findWriterNote } from './writer-notes'

const PERSON = String.raw`@?([A-ZÀ-Þ][a-zß-ỿ]+)(?: [A-ZÀ-Þ][a-zß-ỿ]+)?`
const DO =
  '(?:ask|check|confirm|verify|look (?:at|over|into|up|this|it)|proofread|read (?:this|it|over|through)|fix|correct|change|update|add|put|make sure|see (?:if|whether|that)|find(?: out)?|get|call|send|approve|review|edit|shorten|cut|delete|remove|replace|insert|upload|post|publish|let me know|tell me|help me)'
const IS_IT =
  'is (?:this|that|it)|are (?:these|those|they)|(?:do|did) (?:we|you|I) |does (?:this|that|it)|should (?:I|we)|(?:can|could|shall|may) (?:I|we) (?:please |maybe |just |also |still )*(?:use|swap|crop|have (?:an?|the|another)|get|find|change|replace|put|remove|add|drop|try|shorten)(?![A-Za-zÀ-ỿ])|what do you think|which (?:one|date|day|time)|who (?:is|was)|when (?:is|was)|how do (?:you|we)|¿?(?:está|es|son|tenemos|sabes|qué te parece)'
const PIDE =
  '(?:por favor|porfa(?:vor)?)|¿?(?:puedes?|podrías?|me (?:puedes?|ayudas?|confirmas?|dices|pasas|mandas|avisas|revisas)|sabes|tienes)(?![A-Za-zÀ-ỿ])|(?:revisa|revise|pregunta|pregúntal|pregunt[ea]|confirma|corrige|checa|agrega|avísame|dime)(?![A-Za-zÀ-ỿ])'
/** Matches the beginning of what people ask a colleague. */
const ASKS = `(?:(?:please|pls|plz) (?:just |also )?${DO}|(?:can|could|would|will) (?:you|u) (?:please |pls |just |also )*${DO}|(?:${IS_IT})[^()[\\]{}.\\n]*\\?|${PIDE})`
/** Matches what only the makers of a website say of its texts. */
const BEFORE =
  '(?:before (?:it|this|that|the (?:page|post|text|site)) (?:goes|is|gets) (?:up|live|out|online|published|posted)|before (?:you|we|I) (?:publish|post|upload)|(?:for|until) (?:my|your|her|his) (?:approval|okay|ok)|antes de (?:publicar|subir|que (?:se publique|salga)))'
const PART =
  '(?:th(?:is|e|at) (?:[A-Za-zÀ-ỿ]+ )?(?:part|paragraph|sentence|text|wording|spelling|draft|section|line)|est[ea] (?:parte|párrafo|texto|frase|oración))'
/** Matches what people ask of one colleague only. */
const FAVOR =
  "(?:(?<![A-Za-zÀ-ỿ])(?:send|e?mail|text|give|get|tell|remind|forward|show|bring|find|let|hand|scan|print|call) (?:it |this |that |them )?(?:to )?me(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])ask [A-ZÀ-Þ][a-zß-ỿ]+ (?:[A-ZÀ-Þ][a-zß-ỿ]+ )?(?:if|whether|about|for|to|when|what|which|how)(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])I (?:have not|haven[’']t|did not|didn[’']t|could not|couldn[’']t|am not sure|don[’']t (?:know|have)|still need|forgot)(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])(?:mánd|env[ií]|p[aá]s|av[ií]s|recuérd|d)(?:a|e|i)me(?:l[oa])?(?![A-Za-zÀ-ỿ]))"

/** In parentheses or brackets. */
const BRACKETED = new RegExp(
  String.raw`[(\[{](?:(?:[Nn]ot[ea] )?(?:[Tt]o|[Ff]or|[Pp]ara|[Aa]) )?${PERSON}\s?[,:–—-]+ ${ASKS}[^()[\]{}\n]*[)\]}]` +
    String.raw`|[(\[{](?:[Nn]ote (?:to|for)|[Nn]ota para) ${PERSON}\s?[:–—-]+ [^()[\]{}\n]*[)\]}]` +
    String.raw`|[(\[{](?=[^()[\]{}\n]*${BEFORE})(?:[Pp]lease|[Pp]ls|[Cc]an|[Cc]ould|[Cc]heck|[Aa]sk|[Nn]eeds?|[Ww]aiting|[Pp]or favor|[Ff]alta|[Rr]evisar|[Pp]reguntar)(?![A-Za-zÀ-ỿ])[^()[\]{}\n]*[)\]}]` +
    String.raw`|[(\[{](?=[^()[\]{}\n]*${BEFORE})(?=[^()[\]{}\n]*(?:(?:can|could|would) (?:you|u|someone)|¿?puedes|¿?podrías)(?![A-Za-zÀ-ỿ]))[^()[\]{}\n]*[)\]}]`,
  'u',
)
/** A line or a sentence of its own. */
const ALONE = new RegExp(
  String.raw`^[*_]*${PERSON}[,:] (?:please|pls|can you|could you|would you|will you|por favor|¿?puedes|¿?podrías) [^\n]*(?:${BEFORE}|${PART}|${FAVOR})[^\n]*` +
    String.raw`|(?<=[.!?…]["”)]? )${PERSON}, (?:please|pls|can you|could you|would you|will you|por favor|¿?puedes|¿?podrías) [^.!?\n]*(?:${BEFORE}|${PART}|${FAVOR})[^.!?\n]*[.!?]` +
    String.raw`|(?<=[.!?…]["”)]? )${PERSON}, (?:${IS_IT})[^.!?\n]*\?` +
    String.raw`|^[*_]*(?:[Nn]ote (?:to|for)|[Nn]ota para) ${PERSON}\s?[:–—-]+ [^\n]*` +
    String.raw`|(?<![\w.@/])@${PERSON.slice(2)}[,:]? ${ASKS}[^\n]*`,
  'mu',
)
const MAY_HAVE_NOTE =
  /\b(?:please|pls|plz|[Nn]ote (?:to|for)|[Nn]ota para|(?:can|could|would|will) (?:you|u)|before|antes|por favor|porfa)\b|[.!?…]["”)]? [A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][a-zß-ỿ]+)?, (?:is|are|do|does|did|should|can|could|shall|may|what|which|who|when|how|¿)|[([{@]@?(?:(?:[Tt]o|[Ff]or|[Pp]ara|[Aa]) )?[A-ZÀ-Þ][a-zß-ỿ]+/u

/** Words with a capital letter before a comma that call many people, or God, and those that begin a sentence. */
const MANY =
  /^(?:Visitors?|Guests?|Staff|Team|Choir|Board|Youth|Clergy|Ladies|Gentlemen|Men|Women|Girls|Boys|Kids|Children|Teens?|Students?|Members?|Donors?|Helpers?|Leaders?|Teachers?|Walkers?|Runners?|Drivers?|Singers?|Folks|People|Everybody|Anyone|Someone|Savior|Spirit|Abba|Christ|Also|Then|First|Next|Again|Please|Note|Yes|No|Now|Today|Tomorrow|Spanish|English|Visitantes?|Niñ[oa]s?|Jóvenes|Estudiantes|Mujeres|Hombres|También|Hoy|Well|Oh|Okay|Ok|Hey|Hi|Hello|Sure|Still|However|Otherwise|Besides|Sometimes|Really|Honestly|Actually|Finally|Usually|Hopefully|Thankfully|Seriously|Maybe|Perhaps|Remember|Sorry|Thanks|Auburn|Opelika|Alabama|Pues|Bueno|Oye|Entonces|Gracias)$/u

export type ColleagueNote = { readonly match: RegExpExecArray; readonly isBracketed: boolean }

/** Returns the first note to a colleague in a text, or null. */
export function findColleagueNote(text: string): ColleagueNote | null {
  const aside = findAside(text, isPerson)
  if (aside !== null) return { match: aside, isBracketed: true }
  const note = findWriterNote(text, isPerson)
  if (note !== null) return { match: note, isBracketed: note[0].startsWith('(') }
  if (!MAY_HAVE_NOTE.test(text)) return null
  for (const pattern of [BRACKETED, ALONE]) {
    const match = pattern.exec(text)
    const name = match?.slice(1).find((group) => group !== undefined) ?? ''
    // The words of a link are in brackets, too.
    if (match === null || text[match.index + match[0].length] === '(') continue
    if (isPerson(name)) return { match, isBracketed: pattern === BRACKETED }
  }
  return null
}

/** Returns whether a word with a capital letter may be the name of a colleague. */
export const isPerson = (name: string): boolean => !READERS.test(name) && !MANY.test(name)
