// Words by which a sentence speaks of what is still to come, or of what has been.

/** Matches what is still to come. */
export const FUTURE =
  /(?<![A-Za-zÀ-ỿ])(?:will(?! have)|join us|(?:we|you|it|there)[’']ll|going to|habr[aá]|ser[aá]|vamos a|acomp[aá]ñenos)(?![A-Za-zÀ-ỿ])/iu
/** Matches what is announced, whatever is said of the day. */
export const ANNOUNCED =
  /(?<![A-Za-zÀ-ỿ])(?:(?:the|our) next (?:one|chance|group|class|course|round|walk|gala|meeting|event|date|time|session|drive)|upcoming|coming up|there is still (?:room|time)|(?:we|our office|the office|the clinic|it|they) will (?:be closed|close|start|begin|meet|hold|run)|runs from|(?:el|la|los|las) pr[oó]xim[oa]s?|pronto|todav[ií]a hay (?:lugar|tiempo)|estaremos (?:cerrados|abiertos)|no atender(?:á|emos)|cerraremos|comenzará|empezará)(?![A-Za-zÀ-ỿ])/iu
export const OVER =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|had|did|been|came|met|went|took|since|last|again|as of|fue(?:ron)?|eran?|hab[ií]a|estuvo|desde|pasad[oa]|a partir)(?![A-Za-zÀ-ỿ])|[“”"«]/iu
/** Matches what tells of something that has been, or that goes on. */
export const PAST =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|had|did|been|born|came|gave|met|went|made|took|began|grew|became|served|helped|worked|opened|received|raised|reached|exceeded|achieved|fulfilled|answered|arrived|thanks?|moved|lived|used to|ended|since|after|start(?:s|ed|ing)?|beginning|effective|as of|again|fue(?:ron)?|era|hab[ií]a|estuvo|desde|naci[oó]|alcanz[oó]|alcanzamos|lleg[oó]|logr[oó]|logramos|gracias|despu[eé]s|a partir)(?![A-Za-zÀ-ỿ])|[“”"«]/iu
