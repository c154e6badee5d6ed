// Knows the English words that a phone makes of small Spanish ones, such as "lost donantes", where the words beside them leave no doubt.

/** Matches the next word: a plural, a word for a woman or a thing with "la", or any word that may be Spanish. */
const PLURAL = / [a-zß-ỿ]+(?:[aeo]s|é|ú)(?![A-Za-zÀ-ỿ])/u
const PLURAL_OF_LA = / [a-zß-ỿ]+(?:as|es)(?![A-Za-zÀ-ỿ])/u
const WITH_LA = / [a-zß-ỿ]+(?:a|ión|dad|tarde|noche|madre|mujer)(?![A-Za-zÀ-ỿ])/u
const ANY = / (?:[a-zß-ỿ]+(?:[aeoáéíóúlrnzd]|[aeo]s|ín|ión)|y|muy|un|según)(?![A-Za-zÀ-ỿ])/u

/** What the phone wrote, what was meant, the words after it, and those before it where they count. */
const RULES: readonly (readonly [
  typed: string,
  written: string,
  after: RegExp | null,
  before?: RegExp,
])[] = [
  ['lost', 'los', PLURAL],
  ['lost', 'los', / (?:que|dos|tres|lunes|martes|miércoles|jueves|viernes|bebés)(?![A-Za-zÀ-ỿ])/u],
  ['last', 'las', PLURAL_OF_LA],
  ['last', 'las', / \d{1,2}(?::\d\d)?(?!\d)/, /(?:^| )(?:a|de|desde|hasta|para) $/iu],
  ['dell', 'del', ANY],
  ['cone', 'con', ANY],
  ['uns', 'una', WITH_LA],
  ['pot', 'por', ANY],
  [
    'poor',
    'por',
    / (?:favor|la|el|los|las|su|sus|un|una|eso|ejemplo|teléfono|correo|qué|que)(?![A-Za-zÀ-ỿ])/u,
  ],
  [
    'per',
    'por',
    / (?:favor|teléfono|correo|ejemplo|eso|semana|mes|persona|hora|familia|la (?:mañana|tarde|noche))(?![A-Za-zÀ-ỿ])/u,
  ],
  [
    'mu',
    'muy',
    / (?:bien|mal|buen[oa]s?|poc[oa]s?|grandes?|cerca|lejos|pronto|temprano|tarde|fácil|difícil|importantes?|amables?|pequeñ[oa]s?|agradecid[oa]s?)(?![A-Za-zÀ-ỿ])/u,
  ],
  ['eats', 'esta', WITH_LA],
  [
    'eats',
    'está',
    / (?:en|aquí|abiert[oa]|cerrad[oa]|embarazada|sola|list[oa]|con)(?![A-Za-zÀ-ỿ])/u,
  ],
  ['stamps', 'estamos', / (?:en|aquí|para|con|abiertos|cerrados|listos|a)(?![A-Za-zÀ-ỿ])/u],
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
    / (?:un|una|que|lugar|tiempo|much[oa]s?|más|dos|tres|ayuda|personas|familias)(?![A-Za-zÀ-ỿ])/u,
  ],
  ['boy', 'hoy', / (?:mismo|a las)(?![A-Za-zÀ-ỿ])/u],
  ['hot', 'hoy', / (?:mismo|a las)(?![A-Za-zÀ-ỿ])/u],
  ['comb', 'como', ANY],
  ['quando', 'cuando', ANY],
  [
    'done',
    'donde',
    / (?:está|estamos|están|puede|pueden|vive|viven|hay)(?![A-Za-zÀ-ỿ])/u,
    /[A-Za-zÀ-ỿ] $/u,
  ],
  ['nadir', 'nadie', / (?:le|lo|la|está|sabe|tiene|debe|puede|más)(?![A-Za-zÀ-ỿ])/u],
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
