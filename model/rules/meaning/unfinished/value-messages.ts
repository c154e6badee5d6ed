// Finds the words to a colleague around a sentence that was pasted from a message: "Dana, would this do? … Love, Grace".

/** Readers of a letter are no colleagues. */
const READERS =
  '(?:Friends?|Readers?|Neighbors?|Moms?|Mothers?|Dads?|Fathers?|Families|All|Everyone|Church|Lord|God|Amig[oa]s?|Vecin[oa]s?|Herman[oa]s?|Señor|Dios)'
const TO_WHOM = String.raw`(?:(?:Hi|Hello|Hey|Dear|Hola|Querida|Querido),? )?(?!${READERS}(?![A-Za-zÀ-ỿ]))[A-ZÀ-Þ][a-zß-ỿ]+`
/** What people ask, or say, about a text that they send. */
const ABOUT_TEXT =
  "(?:(?:would|will|does|how (?:is|about)|how[’']s|what (?:about|do you think (?:of|about))|is) (?:this|that|it)\\b|what do you think|here (?:is|you go|it is)\\b|here[’']s|try (?:this|that)\\b|qué (?:te|le) parece|aquí (?:está|va|tienes|tiene)|así está bien)"
const GREETING = new RegExp(
  String.raw`^[¿¡]?${TO_WHOM}, [¿¡]?${ABOUT_TEXT}[^.?!:]{0,40}[.?!:]\s+(?=[A-ZÀ-Þ])`,
  'u',
)
const CLOSING =
  /(?<=[.!?”"])\s+(?:[Ww]ith )?(?:[Ll]ove|[Tt]hanks(?: so much)?|[Tt]hank you|[Bb]lessings|[Bb]est(?: wishes)?|[Hh]ugs|[Cc]heers|[Yy]ours|[Rr]egards|[Ss]aludos|[Gg]racias|[Aa]brazos|[Uu]n abrazo|[Bb]endiciones|[Cc]on cariño), [A-ZÀ-Þ][a-zß-ỿ]+\.?$/u

/** Returns the sentence within such a message, or null. A greeting or a closing alone may be for the readers. */
export function findMessage(text: string): string | null {
  if (!GREETING.test(text) || !CLOSING.test(text)) return null
  const own = text.replace(GREETING, '').replace(CLOSING, '')
  return own === '' ? null : own
}
