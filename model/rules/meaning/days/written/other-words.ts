// Decides by the words before a day whether it is for something else than the event itself, such as a deadline.

/** Matches words by which a day is another one than that of the event. */
const OTHER_DAY =
  /\b(?:(?<!\b(?:come|stop|drop|swing|pass) )by(?! on\b)|before|until|till|since|after|from|through|no later than|deadline|register|registration|sign up|rsvp|order|rain\w*|if|set ?up|rehearsal|last year|next year|begins?|starts?|opens?|ends?|closes?|antes|last (?:spring|summer|fall|winter|month)|hasta|desde|despu[eé]s|pasad[oa]|inscr\w+|reg[ií]str\w+|a partir|plazo|lluvia)\b/i

/** Matches what has days of its own beside an event, whatever the other words say. */
export const ASIDE =
  /\b(?:drop\w* off|helpers?|volunteers?|voluntari\w+|office|clinic|shop|store|oficina|tienda|rehears\w+|ensayo|collect\w*|pick\w* up|regist\w+|sign[- ]?ups?|rsvp|tickets?|sales?|sold|boletos?|order\w*|vot(?:e|ing)|deliver\w*|call|let us know|deadline|rain\w*|lluvia|set ?up|clean ?up)\b/i

const CLOCK = String.raw`(?:\d{1,2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?|noon)`
const MEAL =
  '(?:lunch|church|work|school|breakfast|dinner|supper|(?:the |our )?(?:service|worship|mass))'

/** Matches the same words where they are about the event itself: its hours, its doors, the way through its rooms. */
const OWN = new RegExp(
  [
    String.raw`\b(?:from|until|till|after|desde|hasta|despu[eé]s de)(?: (?:las?|about))? ${CLOCK}`,
    String.raw`\b(?:is|are|be|stay|doors|evening|event|night|party|walk|fun|we|it|it all|everything) (?:will )?(?:open|begin|start)s?\b`,
    String.raw`\bopen house(?: (?:will )?(?:open|begin|start)s?)?\b`,
    String.raw`\b(?:before|after)(?: or (?:before|after))? ${MEAL}\b`,
    String.raw`\b(?:days?|weeks?) (?:before|after) (?:it|that)\b`,
    String.raw`\b(?:walk|stroll|tour|look|wander|go|guide you|lead you) through\b`,
    // Where people come from: no number, no day and no word for a time.
    String.raw`\bfrom (?!\w*day\b|\w*ing\b|now\b|then\b|this\b|that\b|next\b|last\b|noon\b|dawn\b|the (?:first|last|end|start|beginning|middle|\w*day)\b|early\b|mid|late\b|jan|feb|mar(?:ch)?\b|apr|may\b|jun|jul|aug|sep|oct|nov|dec)[a-z]+`,
  ].join('|'),
  'gi',
)

/** Matches words that ask people to come to an event on the day right after them. */
const SIGN_UP_FOR = /\b(?:register|sign up|order)(?: (?:now|today|here|online|early))? for\s*$/i

const BEGINNING = /([A-Za-zÀ-ỿ]{4,}) (?:will )?(?:open|begin|start)s?\b/giu

/**
 * @param before the words before the day, of the same sentence
 * @param title the title of the event: what it names may begin and open as the event itself does
 */
export function isForSomethingElse(before: string, title: string): boolean {
  if (!OTHER_DAY.test(before)) return false
  const rest = before.replace(SIGN_UP_FOR, '')
  if (ASIDE.test(rest)) return true
  const words = title.toLowerCase()
  return OTHER_DAY.test(
    rest
      .replace(OWN, '')
      .replace(BEGINNING, (typed, subject: string) =>
        words.includes(subject.toLowerCase()) ? '' : typed,
      ),
  )
}

const BRING =
  /(?<![A-Za-zÀ-ỿ])(?:bring|drop|leave|take|deliver|hand|collect|pick|stop by|swing by|come by|accept|traig\w+|dej[ea]\w*|entreg\w+|recoj\w+)(?![A-Za-zÀ-ỿ])/iu
const OFFICE =
  /(?<![A-Za-zÀ-ỿ])(?:(?:our|the) (?:[A-Za-zÀ-ỿ]+ )?(?:office|clinic)|nuestra oficina|la oficina|bring [A-Za-zÀ-ỿ]+ to us)(?![A-Za-zÀ-ỿ])/iu
const CALL =
  /(?<![A-Za-zÀ-ỿ])(?:call|phone|ll[aá]m[ae]n?os) (?:us |our office |the office )?(?:at [(\d][\d) -]+ )?(?:on|el) /iu

/** Returns whether a sentence asks people to bring something to our office, or to call it, which they do on another day than that of an event. */
export const isForOffice = (sentence: string): boolean =>
  (BRING.test(sentence) && OFFICE.test(sentence)) || CALL.test(sentence)
