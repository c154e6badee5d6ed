/** Matches a sentence about what only some people do, or sometimes. */
export const SOMETIMES =
  /\b(?:some|others?|many|most|few|up to|average|used to|first|training|extra|once|total|summer|last|algunos|otros|muchos|hasta|primer[A-Za-zÀ-ỿ]*|verano|en total)\b/iu
