/** Matches a text at whose end are words with which no sentence ends, in English or Spanish. */
export const OPEN_END =
  /[A-Za-zÀ-ỿ,] (?:and|or|but|the|an?|our|their|your|whose|because|if|so that|so (?:that )?(?:you|they|we|she|he) can|we will|you will|y|o|e|los|las|el|la|una?|del?|con|para|que|porque|cuando|por|en|sus?|un|al|sin|sobre|desde|para que (?:usted )?puedan?|nuestr[oa]s?)$/u
