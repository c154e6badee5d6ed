// Reads the first name with which a sentence about a person begins.
import { FIRST_NAMES } from '../../named-people/first-names'
import { NAMES_OF_MEN } from '../../named-people/names-of-men'

/** Matches a first name and what that person does: "Luis is", "Every week, Luis quietly plans". */
const SUBJECT =
  /^(?:(?:After|Before|In|On|At|Every|For|Since) [a-zß-ỿ\d ]+, )?([A-ZÀ-Þ][a-zß-ỿ]{2,}) ((?:[a-zß-ỿ]+ly )?(?:[a-zß-ỿ]+s|joined|came|grew|began|started|loved?|will|can|es|tiene|ama|vive|trabaja|dirige|coordina|ayuda|atiende|recibe|lleva|enseña|disfruta|escucha|contesta|responde|llegó|se|nos)(?![A-Za-zÀ-ỿ]).*)$/u
/** Other names for people with a longer one, and names that are places as well. */
const NOT_SURE =
  /^(?:Abby|Annie|Becky|Beto|Bill|Billy|Bobby|Chris|Chuck|Chuy|Cindy|Hank|Jimmy|Johnny|Kitty|Lalo|Lola|Maggie|Meg|Memo|Molly|Nacho|Nell|Nellie|Paco|Peggy|Pepe|Polly|Ted|Toño|Trish|Ben|Beth|Betty|Bella|Carly|Debbie|Eliza|Ella|Gwen|Jack|Jackie|Jake|Jen|Jenny|Jim|Bob|Tom|Kate|Kathy|Katie|Liz|Lori|Lupe|Maddie|Mandy|Nikki|Nina|Patty|Peggy|Sadie|Sally|Sandy|Sue|Tess|Tina|Tricia|Vicky|Virginia|Savannah|Brooklyn|Logan|Jordan|Austin|Hunter|Mason|Taylor|Kenya|Raven|Robin|Trinity|Madison|Regina|Santiago)$/

type Subject = { readonly subject: string; readonly after: string }

/** Returns the first name of whom a sentence speaks and the words after it, which are empty if there is none. */
export function readSubject(words: string): Subject {
  const [, subject = '', after = ''] = SUBJECT.exec(words) ?? []
  return { subject, after }
}

export const isFirstName = (word: string): boolean =>
  (FIRST_NAMES.has(word) || NAMES_OF_MEN.has(word)) && !NOT_SURE.test(word)
