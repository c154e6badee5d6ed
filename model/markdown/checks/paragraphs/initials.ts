// Recognizes people who are named by an initial and a last name: "A. Whitlow brings the tea." begins no list.

/** Matches one or two last names after an initial, which further initials may follow. */
const NAME =
  /^(?:[A-ZÀ-Þ]\.[ \u00A0])+(?:(?:[Dd]el?|[Ll]a|[Vv][ao]n) )*[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+)?(?:,? (?:Jr|Sr)\.)?/u
/** Matches what may follow the name of a person: nothing, a comma, or a word for what the person does. */
const ACTION =
  /^(?:[.,:;)–—-]|\s*$| [–—(-]| (?:and|or|will|can|has|is|was|may|must|does|made|gave|led|took|brought|taught|sang|wrote|ran|spoke|y|e|es|está|fue|tiene|trae|lleva|hace|ayuda|canta|toca|lee|dirige|prepara|enseña|atiende|cuida|va|da|[a-zß-ỿ]+(?:ó|ará|erá|irá)|[a-zß-ỿ]{2,}(?:ed|[^s]s))(?![A-Za-zÀ-ỿ’'-]))/u

/** Returns whether each paragraph begins with an initial and a last name. */
export const areNamedByInitials = (paragraphs: readonly string[]): boolean =>
  paragraphs.every((text) => {
    const [name] = NAME.exec(text) ?? []
    return name !== undefined && ACTION.test(text.slice(name.length))
  })
