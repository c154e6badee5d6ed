// Reads whether a note asks its reader for something, which has to be answered before it is deleted.

const REQUEST =
  /\b(?:please|pls|ask|(?:double[- ]?)?check|confirm|verify|find out|should|(?:can|could|would) (?:you|we)|needs? to|to-?do|fixme|tb[acd]|let me know|not (?:sure|yet)|unsure|maybe|perhaps|i think|por favor|favor de|falta|pregunta[A-Za-zÀ-ỿ]*|confirma[A-Za-zÀ-ỿ]*|revisa[A-Za-zÀ-ỿ]*|verifica[A-Za-zÀ-ỿ]*|puedes?|podr[ií]a[A-Za-zÀ-ỿ]*|no s[eé]|todav[ií]a no|tal vez|quiz[aá]s?)(?![A-Za-zÀ-ỿ])/iu

/** Returns whether words ask for something, even without a question mark. */
export const requests = (words: string): boolean => REQUEST.test(words)

export const asksSomething = (words: string): boolean => /[?¿]/.test(words) || requests(words)
