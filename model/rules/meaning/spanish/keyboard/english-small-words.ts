// Knows the small English words that a phone, or a writer of both languages, leaves in a Spanish sentence: "antes the venir".

const NOUN = / \p{Ll}{2,}(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión)(?!\p{L})/u
const OF_LA = / \p{Ll}+(?:a|ión|dad)(?!\p{L})/u
const OF_EL = / (?!foto|mano|moto)\p{Ll}+o(?!\p{L})/u
const DETERMINER =
  / (?:l[oa]s?|un[ao]?s?|sus?|nuestr[ao]s?|est[aeo]s?|cada|ustede?s?|tod[ao]s?|que)(?!\p{L})/u
const PREPOSITION = /(?<!\p{L})(?:en|con|para|por|sin|desde|hasta|sobre|entre|y|o) $/iu
/** Matches words after which a Spanish sentence goes on with "de". */
const BEFORE_OF =
  /(?<!\p{L})(?:antes|después|además|dentro|fuera|cerca|lejos|acerca|parte|tipo|grupos?|clases?|horas?|listas?|día|fin|final|número|pruebas?|ropa|centro|semanas?|cajas?|casa|oficina|más|menos|hablar|habla|a partir) $/iu
/** Matches a word that may be Spanish. */
const SPANISH_BEFORE = /(?<![\p{L}’-])\p{Ll}*(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión),? $/u

/** What was typed, what it is in Spanish, the words after it, and those before it where they count. */
const RULES: readonly (readonly [
  typed: string,
  written: string,
  after: RegExp,
  before?: RegExp,
])[] = [
  ['the', 'las', / \p{Ll}+as(?!\p{L})/u, PREPOSITION],
  ['the', 'los', / (?:\p{Ll}+os|bebés)(?!\p{L})/u, PREPOSITION],
  ['the', 'la', OF_LA, PREPOSITION],
  ['the', 'el', OF_EL, PREPOSITION],
  ['the', 'de', DETERMINER, SPANISH_BEFORE],
  ['the', 'de', NOUN, BEFORE_OF],
  ['and', 'e', / h?i(?!e)\p{Ll}+(?:[aeoáéíóúlrnzd]|[aeo]s)(?!\p{L})/u, SPANISH_BEFORE],
  ['and', 'y', NOUN, SPANISH_BEFORE],
  ['and', 'y', DETERMINER, SPANISH_BEFORE],
  ['or', 'u', / h?o\p{Ll}+(?:[aeoáéíóúlrnzd]|[aeo]s)(?!\p{L})/u, SPANISH_BEFORE],
  ['or', 'o', NOUN, SPANISH_BEFORE],
  ['with', 'con', DETERMINER],
  ['with', 'con', NOUN, SPANISH_BEFORE],
  ['of', 'de', DETERMINER],
  ['of', 'de', NOUN, SPANISH_BEFORE],
  ['in', 'en', DETERMINER],
  ['from', 'desde', / (?:las \d|la \d|el (?:lunes|martes|miércoles|jueves|viernes))/u],
  ['for', 'por', / (?:favor|teléfono|correo|ejemplo|eso|la (?:mañana|tarde|noche))(?!\p{L})/u],
  ['for', 'para', / (?:ustede?s?|mujeres|familias|hombres|niñ[ao]s|bebés|mamás|papás)(?!\p{L})/u],
  ['is', 'es', / (?:una?|muy|gratis|para)(?!\p{L})/u, SPANISH_BEFORE],
  ['if', 'si', / (?:usted|no|le|tiene|quiere|puede|necesita|está|es)(?!\p{L})/u],
  ['but', 'pero', / (?:no|también|sí|nunca|siempre|l[oea]s?|ustede?s?)(?!\p{L})/u],
  ['your', 'su', NOUN, PREPOSITION],
  ['our', 'nuestra', OF_LA, PREPOSITION],
  ['our', 'nuestro', OF_EL, PREPOSITION],
]

/** The small English words that this file knows. */
export const ENGLISH_SMALL_WORDS: ReadonlySet<string> = new Set(RULES.map(([typed]) => typed))

/**
 * Returns the Spanish word for a small English one, or null where it is not certain.
 * @param typed the word in small letters
 * @param beside the text of its line before it and after it
 */
export function translateSmallWord(
  typed: string,
  { before, after }: { readonly before: string; readonly after: string },
): string | null {
  if (!ENGLISH_SMALL_WORDS.has(typed) || /ingl[eé]s/i.test(before + after)) return null
  const rule = RULES.find(
    ([word, , next, previous]) =>
      word === typed && next.exec(after)?.index === 0 && (previous?.test(before) ?? true),
  )
  return rule?.[1] ?? null
}
