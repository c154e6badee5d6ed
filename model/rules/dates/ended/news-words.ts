// Words in the titles of news, by which they are over after a day or not.

/** Matches words that invite people to something that is over after its day. */
export const INVITES =
  /\b(?:come (?:to|and|join|for|celebrate)|join us|(?:you are|you’re|you're|everyone is) invited|invit\w+|bring your|see you|meet us|save the date|don[’']t miss|vengan?|acompáñ[ea]n\w*|[uú]nase|les? esperamos)(?![A-Za-zÀ-ỿ])/iu
/** Matches words that ask people to do something until a day. */
export const ASKS =
  /(?<![A-Za-zÀ-ỿ])(?:bring|drop|give|donate|order|buy|reserve|register|sign up|rsvp|apply|send|turn in|let us know|traig\w+|entreg\w+|don[ae]n?|reserv\w+|reg[ií]str\w+|inscr[ií]b\w+|env[ií]e\w*)(?![A-Za-zÀ-ỿ])/iu
/** Matches the words before the last day on which people can do it, with its hour. */
export const DEADLINE =
  /(?<![A-Za-zÀ-ỿ])(?:by|no later than|until|till|through|hasta|a más tardar)(?: (?:the|el|las?))?(?: (?:\d{1,2}(?::\d\d)?(?: ?[AP]M)?|noon|midnight|mediod[ií]a|medianoche))?(?: (?:on|of|del?))?(?: [A-Za-zÀ-ỿ]+,?)?\s*$/iu
/** Matches news that are also true later, or that tell of what has been. */
export const LATER =
  /\b(?:thank(?:s|ful)?|was|were|has|have|had|came|raised|photos?|pictures?|results?|video|report|recap|over|ended|cancel\w*|moved|postponed|begin\w*|start\w*|open(?:s|ed|ing)?|now|every|each|weekly|monthly|daily|next|again|also|and on|new (?:hours|address|number)|gracias|fue|hubo|fotos?|resultados?|cancelad\w+|aplazad\w+|pospuest\w+|empieza\w*|comienza\w*|abre|ahora|cada|todos los|pr[oó]xim\w+)(?![A-Za-zÀ-ỿ])/iu
