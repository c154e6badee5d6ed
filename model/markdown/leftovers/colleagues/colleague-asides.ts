// Finds an aside to a colleague in parentheses or brackets: "(Callie, is a class too many? Please change as you see fit. R.C.)".

/** Not the words of a link, which are in brackets, too. */
const BRACKETED = /[([{](?:[^()[\]{}\n]|\n(?!\s*\n)){4,400}[)\]}](?!\()/gu
const CALLED =
  /^[([{]\s*(?:(?:[Tt]o|[Ff]or|[Pp]ara) )?@?([A-ZÀ-Þ][a-zß-ỿ]+)(?: [A-ZÀ-Þ][a-zß-ỿ]+)?\s?[,:–—-]+ /u

const CHANGE = '(?:change|edit|fix|correct|shorten|reword|rewrite|rephrase|proofread|tweak)'
const TEXT =
  '(?:(?:the|this|my) (?:text|wording|sentence|spelling|paragraph|draft|title|line)|anything|whatever|it|this|that)'
const SEE_FIT = '(?:as|however|whatever|wherever) you (?:see fit|think (?:is )?(?:best|right))'
/** What nobody asks visitors. */
const ASKS_COLLEAGUE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ])(?:` +
    String.raw`(?:please|pls|plz|feel free to) (?:just |also )?${CHANGE}(?: ${TEXT})?(?=\s*[.!;)\]}]| (?:as|however|whatever|wherever) (?:you|needed|necessary))` +
    String.raw`|${CHANGE}(?: ${TEXT})? ${SEE_FIT}` +
    String.raw`|(?:aquí|acá) (?:puse|cambié|quité|agregué|añadí|dejé)|(?:here I|I) (?:put|wrote|used|left out|took out) [^()]{2,60}[;,.] ?(?:if you|change|feel free)` +
    String.raw`|si (?:te|le) (?:gusta|parece)[^()]{0,40}?,? (?:c[aá]mbi[ae]l[oa]|corr[ií]j[ae]l[oa]|qu[ií]t[ae]l[oa])` +
    String.raw`|(?:por favor,? )?(?:c[aá]mbi(?:a|e)l[oa]|corr[ií]j(?:a|e)l[oa]|corr[ií]gel[oa]|ed[ií]t[ae]l[oa]|ac[oó]rt[ae]l[oa]) (?:como (?:veas?|quieras?|gustes?|(?:te|le) parezca|creas? (?:mejor|conveniente))|si (?:quieres?|hace falta|está mal))` +
    ')(?![A-Za-zÀ-ỿ])',
  'iu',
)
/** What may be asked of visitors as well, but not of one person by name. */
const ASKS_ONE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ])(?:what do you think|is (?:this|that|it) (?:all right|alright|okay|ok)|(?:does|do) (?:this|that|it|these) (?:work|sound|read|look)|let me know|up to you|your call|feel free|${SEE_FIT}|as you (?:like|wish)|too (?:many|much|long|short|strong|late|early)\b[^?.]*\?|(?:all right|alright|okay|right|correct|enough)\s*\?|please (?:check|ask|change|fix|correct|edit|add|call me)|qué (?:te|le) parece|qué opinas?|está bien(?: así)?\s*\?|como (?:veas|quieras|gustes|te parezca)|dime|avísame|demasiad[oa]s?[^?.]*\?)`,
  'iu',
)
const ASKS_ANYONE =
  /\?|(?<![A-Za-zÀ-ỿ])(?:please|pls|por favor|let me know|avísame)(?![A-Za-zÀ-ỿ])/iu
/** Matches the letters of a writer's name after the last sentence, which are no "U.S." */
const INITIALS =
  /[A-Za-zÀ-ỿ]{2}["”’]?[.?!]\s*(?:[-–—~]\s?[A-ZÀ-Þ]{2,3}|[-–—~]?\s?(?!(?:U\.S|D\.C|A\.D|B\.C|[AP]\.M)\b)(?:[A-ZÀ-Þ]\. ?){2,3})\s*[)\]}]$/u
const IS_IT_RIGHT =
  /^[([{]\s*(?:is (?:this|that) (?:all right|alright|okay|ok|too (?:long|short)|what you (?:want|need)(?:ed)?)[^?.]{0,30}\?)/iu

/**
 * Returns the first such aside in a text, or null.
 * @param isPerson returns whether a name may be that of a colleague
 */
export function findAside(
  text: string,
  isPerson: (name: string) => boolean,
): RegExpExecArray | null {
  for (const match of text.matchAll(BRACKETED)) {
    const [words] = match
    const name = CALLED.exec(words)?.[1]
    const isCalled = name !== undefined && isPerson(name)
    const isAtEnd = /^[.*_\s]*(?:\n|$)/.test(text.slice(match.index + words.length))
    if (
      ASKS_COLLEAGUE.test(words) ||
      (isCalled && ASKS_ONE.test(words)) ||
      (INITIALS.test(words) && ASKS_ANYONE.test(words)) ||
      (isAtEnd && IS_IT_RIGHT.test(words))
    )
      return match
  }
  return null
}
