// Says whether a sentence that begins with a first name tells a story about that person.

/** First names that can begin a sentence as other words. */
const WORDS =
  /^(?:Joy|Grace|Hope|Faith|Mercy|Charity|Patience|Prudence|Rose|April|May|June|August|Summer|Autumn|Dawn|Will|Mark|Grant|Bill|Drew|Art|Christian|Angel|Destiny|Trinity|Heaven|Love|Honor|Faithful|Luz|Paz|Esperanza|Gracia|Alegría|Dolores|Consuelo|Mercedes|Jesus|Jesús|Mary|María|Joseph|José|Ruth|Esther|Hannah)$/u
/** Matches what only a person does, after a name that is a word as well. */
const ACT =
  /^(?:writes|greets|plans|works|lives|helps (?:with|at|in|out)|answers|looks after|likes|enjoys|coordinates|oversees|manages|stud(?:ies|ied)|joined (?:us|our)|grew up|escribe|trabaja|vive|ayuda (?:con|en)|estudia|coordina|recibe)(?![A-Za-zÀ-ỿ])/u
/** Matches words for the person whom the story is really about, and what a colleague says of that person. */
const TO_OWNER =
  /\b(?:calls|hired|taught|trained) (?:her|him)\b|\b(?:with|for|to|like|than|of|and) (?:her|him)\b(?! [a-zß-ỿ])|^(?:[a-zß-ỿ]+ )?(?:says|jokes|thinks|knows|remembers|calls|likes to say)\b|[“"]|\b(?:her|his|su) (?:[a-zß-ỿ]+ )?(?:aunt|uncle|sister|brother|wife|husband|mother|father|daughter|son|boss|neighbor|tía|hermana|mamá|hija|esposo)\b/u

/**
 * Returns whether a sentence may be about the person with whose first name it begins.
 * @param after the words after the name
 */
export const canBeSubject = (first: string, after: string): boolean =>
  (!WORDS.test(first) || ACT.test(after)) && !/^[’']/.test(after) && !TO_OWNER.test(after)
