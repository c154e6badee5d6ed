// Words of sentences whose hours are not those of a whole event.

/** Matches what has hours of its own, what is said of other years, and hours that are no beginning. */
export const OTHER_PARTS =
  /(?<![A-Za-zÀ-ỿ])(?:office|regist[a-z]*|check-?in|set ?up|clean ?up|volunteers?|helpers?|team|child ?care|nursery|parking|rehearsal|deadline|call|breakfast|lunch|dinner|supper|music|before|after|until|was|were|last|ago|not?|oficina|inscri[A-Za-zÀ-ỿ]*|registr[A-Za-zÀ-ỿ]*|volunt[A-Za-zÀ-ỿ]*|equipo|guardería|ensayo|cena|comida|música|antes|después|hasta|fue|fueron|pasad[oa])(?![A-Za-zÀ-ỿ])|n['’]t(?![A-Za-zÀ-ỿ])/iu
