/** Matches the end of a clause after a word. */
export const CLAUSE_END = '(?=[\\s*_]*(?:[.,;:!)”–—]|$))'
