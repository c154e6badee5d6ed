// Knows the small English words that a phone, or a writer of both languages, leaves in a Spanish sentence: "antes the venir".

const NOUN = / [a-zß-ỿ]{2,}(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión)(?![A-Za-zÀ-ỿ])/u
const OF_LA = / [a-zß-ỿ]+(?:a|ión|dad)(?![A-Za-zÀ-ỿ])/u
const OF_EL = / (?!foto|mano|moto)[a-zß-ỿ]+o(?![A-Za-zÀ-ỿ])/u
const DETERMINER =
  / (?:l[oa]s?|un[ao]?s?|sus?|nuestr[ao]s?|est[aeo]s?|cada|ustede?s?|tod[ao]s?|que)(?![A-Za-zÀ-ỿ])/u
const PREPOSITION = /(?<![A-Za-zÀ-ỿ])(?:en|con|para|por|sin|desde|hasta|sobre|entre|y|o) $/iu
/** Matches words after which a Spanish sentence goes on with "de". */
const BEFORE_OF =
  /(?<![A-Za-zÀ-ỿ])(?:antes|después|además|dentro|fuera|cerca|lejos|acerca|parte|tipo|grupos?|clases?|horas?|listas?|día|fin|final|número|pruebas?|ropa|centro|semanas?|cajas?|casa|oficina|más|menos|hablar|habla|a partir) $/iu
/** Matches a word that may be Spanish. */
const SPANISH_BEFORE = /(?<![A-Za-zÀ-ỿ’-])[a-zß-ỿ]*(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión),? $/u

/** Matches what only one person or thing is, so that "en" cannot come before it, and what needs "en". */
const ONE =
  / (?:poco(?! (?:tiempo|espacio|rato|más de))|día|bebé|momento|lugar(?! de)|mensaje|regalo|amigo|niño|hijo|año|rato|abrazo|hombre|voluntario)(?![A-Za-zÀ-ỿ])/u
const PLACE =
  / (?:poco tiempo|lugar de|casa|persona|línea|español|privado|confianza|caso de|horas de|paz|silencio|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![A-Za-zÀ-ỿ])/u
/** Matches words that "su" can have after it, and "si" cannot. */
export const AFTER_SU =
  / (?:bebé|familia|hij[oa]s?|espos[oa]|pareja|mamá|papá|novi[oa]|médic[oa]|cuerpo|nombre|iglesia|privacidad|embarazo|salud|vida|teléfono|correo|dirección|historia|donación|oración|decisión|mensaje|llamada|herman[oa]s?)(?![A-Za-zÀ-ỿ])/u
const PERSON =
  / (?:usted(?:es)?|nosotros|ella|ellos|alguien|nuestr[oa]s?|su familia)(?![A-Za-zÀ-ỿ])/u
/** Matches words after which "es" is right, and "si" is not. */
const BEFORE_IS =
  /(?<![A-Za-zÀ-ỿ])(?:est[aeo]|ést[ae]|es[aeo]|no|quién|cuál|también|dónde|aquí) $/iu

/** What was typed, what it is in Spanish, the words after it, and those before it where they count. */
const RULES: readonly (readonly [
  typed: string,
  written: string,
  after: RegExp,
  before?: RegExp,
])[] = [
  ['the', 'las', / [a-zß-ỿ]+as(?![A-Za-zÀ-ỿ])/u, PREPOSITION],
  ['the', 'los', / (?:[a-zß-ỿ]+os|bebés)(?![A-Za-zÀ-ỿ])/u, PREPOSITION],
  ['the', 'la', OF_LA, PREPOSITION],
  ['the', 'el', OF_EL, PREPOSITION],
  ['the', 'de', DETERMINER, SPANISH_BEFORE],
  ['the', 'de', NOUN, BEFORE_OF],
  ['and', 'e', / h?i(?!e)[a-zß-ỿ]+(?:[aeoáéíóúlrnzd]|[aeo]s)(?![A-Za-zÀ-ỿ])/u, SPANISH_BEFORE],
  ['and', 'y', NOUN, SPANISH_BEFORE],
  ['and', 'y', DETERMINER, SPANISH_BEFORE],
  ['or', 'u', / h?o[a-zß-ỿ]+(?:[aeoáéíóúlrnzd]|[aeo]s)(?![A-Za-zÀ-ỿ])/u, SPANISH_BEFORE],
  ['or', 'o', NOUN, SPANISH_BEFORE],
  ['with', 'con', DETERMINER],
  ['with', 'con', NOUN, SPANISH_BEFORE],
  ['of', 'de', DETERMINER],
  ['of', 'de', NOUN, SPANISH_BEFORE],
  ['in', 'en', DETERMINER],
  ['in', 'en', PLACE, SPANISH_BEFORE],
  ['in', 'un', ONE],
  ['on', 'en', PLACE, SPANISH_BEFORE],
  ['on', 'con', PERSON, SPANISH_BEFORE],
  ['from', 'desde', / (?:las \d|la \d|el (?:lunes|martes|miércoles|jueves|viernes))/u],
  [
    'for',
    'por',
    / (?:favor|teléfono|correo|ejemplo|eso|la (?:mañana|tarde|noche))(?![A-Za-zÀ-ỿ])/u,
  ],
  [
    'for',
    'para',
    / (?:ustede?s?|mujeres|familias|hombres|niñ[ao]s|bebés|mamás|papás)(?![A-Za-zÀ-ỿ])/u,
  ],
  ['is', 'es', / (?:el|l[oa]s?)(?![A-Za-zÀ-ỿ])/u, BEFORE_IS],
  ['is', 'es', / (?:una?|muy|gratis|para)(?![A-Za-zÀ-ỿ])/u, SPANISH_BEFORE],
  ['if', 'si', / (?:usted|no|le|tiene|quiere|puede|necesita|está|es)(?![A-Za-zÀ-ỿ])/u],
  ['but', 'pero', / (?:no|también|sí|nunca|siempre|l[oea]s?|ustede?s?)(?![A-Za-zÀ-ỿ])/u],
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
