// Knows the English words that a phone makes of small Spanish ones, such as "lost donantes", where the words beside them leave no doubt.

/** Matches the next word: a plural, a word for a woman or a thing with "la", or any word that may be Spanish. */
const PLURAL = / \p{Ll}+(?:[aeo]s|é|ú)(?!\p{L})/u
const PLURAL_OF_LA = / \p{Ll}+(?:as|es)(?!\p{L})/u
const WITH_LA = / \p{Ll}+(?:a|ión|dad|tarde|noche|madre|mujer)(?!\p{L})/u
const ANY = / (?:\p{Ll}+(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión)|y|muy|un|según)(?!\p{L})/u

/** What the phone wrote, what was meant, the words after it, and those before it where they count. */
const RULES: readonly (readonly [
  typed: string,
  written: string,
  after: RegExp | null,
  before?: RegExp,
])[] = [
  ['lost', 'los', PLURAL],
  ['lost', 'los', / (?:que|dos|tres|lunes|martes|miércoles|jueves|viernes|bebés)(?!\p{L})/u],
  ['last', 'las', PLURAL_OF_LA],
  ['last', 'las', / \d{1,2}(?::\d\d)?(?!\d)/, /(?:^| )(?:a|de|desde|hasta|para) $/iu],
  ['dell', 'del', ANY],
  ['cone', 'con', ANY],
  ['uns', 'una', WITH_LA],
  ['pot', 'por', ANY],
  [
    'poor',
    'por',
    / (?:favor|la|el|los|las|su|sus|un|una|eso|ejemplo|teléfono|correo|qué|que)(?!\p{L})/u,
  ],
  ['eats', 'esta', WITH_LA],
  ['eats', 'está', / (?:en|aquí|abiert[oa]|cerrad[oa]|embarazada|sola|list[oa]|con)(?!\p{L})/u],
  ['stamps', 'estamos', / (?:en|aquí|para|con|abiertos|cerrados|listos|a)(?!\p{L})/u],
  ['soon', 'son', ANY],
  ['suds', 'sus', PLURAL],
  ['tux', 'tus', PLURAL],
  ['miss', 'mis', PLURAL],
  ['sue', 'su', ANY],
  ['must', 'muy', ANY],
  ['toad', 'todo', ANY],
  ['cads', 'cada', ANY],
  ['perp', 'pero', ANY],
  ['sun', 'sin', ANY],
  ['trees', 'tres', PLURAL],
  ['mess', 'mes', null, /(?:^| )(?:el|un|este|cada|al|por|del|próximo) $/iu],
  ['set', 'ser', ANY, / (?:puede|pueden|podría|puedo|quiere|quieren|debe|deben|a) $/iu],
  [
    'hey',
    'hay',
    / (?:un|una|que|lugar|tiempo|much[oa]s?|más|dos|tres|ayuda|personas|familias)(?!\p{L})/u,
  ],
  ['boy', 'hoy', / (?:mismo|a las)(?!\p{L})/u],
  ['hot', 'hoy', / (?:mismo|a las)(?!\p{L})/u],
  ['comb', 'como', ANY],
  ['quando', 'cuando', ANY],
  ['done', 'donde', / (?:está|estamos|están|puede|pueden|vive|viven|hay)(?!\p{L})/u, /\p{L} $/u],
  ['nadir', 'nadie', / (?:le|lo|la|está|sabe|tiene|debe|puede|más)(?!\p{L})/u],
  ['major', 'mejor', ANY],
  ['familial', 'familia', null, /(?:^| )(?:su|la|una|mi|tu|nuestra|cada) $/iu],
]

const TYPED: ReadonlySet<string> = new Set(RULES.map(([typed]) => typed))

/**
 * Returns the small Spanish word that was meant, or null.
 * @param typed the word in small letters
 * @param beside the text of its line before it and after it
 */
export function restoreSmallWord(
  typed: string,
  { before, after }: { readonly before: string; readonly after: string },
): string | null {
  if (!TYPED.has(typed)) return null
  const rule = RULES.find(
    ([word, , next, previous]) =>
      word === typed &&
      (next === null || next.exec(after)?.index === 0) &&
      (previous?.test(before) ?? true),
  )
  return rule?.[1] ?? null
}
