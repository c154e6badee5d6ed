// Finds promises that nothing at all costs money, in sentences without the word "free": "You will not pay a cent".

/** A question about the price whose answer is that there is none: "Does it cost anything? It does not." */
const NO_PRICE =
  "\\b(?:costs?|pay|charge|fees?|price)\\b(?:(?! to (?:give|ask|call|help|pray)\\b)[^.!?\\n]){0,40}\\?[\\])*_”\"]{0,3}\\s{0,3}\\(?(?:[A-Za-z]+: )?(?:(?:it|that|this|you|we|they) (?:does not|doesn['’]t|do not|don['’]t)|no|nope|nothing(?: at all)?|not a (?:cent|dime|penny|thing)|never|zero)(?=[.,;!)])"
const SIN_PRECIO =
  '(?:cuesta|pagar|cobran?|costo|precio)(?![A-Za-zÀ-ỿ])[^.!?\\n]{0,40}\\?[\\])*_”"]{0,3}\\s{0,3}\\(?(?:no|nada|ni un (?:centavo|peso)|nunca|cero)(?=[.,;!)])'

/** The smallest sums, and none. */
const NO_MONEY = '(?:anything|a thing|any money|a(?: single)? (?:cent|penny|dime|dollar))'
const NADA = '(?:nada|dinero|ni un (?:solo )?(?:centavo|peso|d[oó]lar)|un (?:solo )?centavo)'

/** What costs nothing under a condition is not promised: "if nothing costs you anything". */
const NO_CONDITION = '(?<!\\b(?:if|unless|whether|si|aunque|cuando) (?:[a-zß-ỿ]+ ){0,2})'

/** That one thing or a question costs nothing is no promise about all: "La llamada no le cuesta nada", "It costs you nothing to ask". */
const NOT_ONE_THING =
  '(?<!(?<!\\b(?:en|con|de|para) )\\b(?:el|la|los|las|una?|sus?|est[ae]s?|nuestr[oa]s?) [a-zß-ỿ]+(?: (?:del?|para) (?:la |el )?[a-zß-ỿ]+)? )(?<![a-zß-ỿ][aei]r(?:nos|me)? )'
const NOT_TO_DO = '(?! (?:to|but|except|more|extra)\\b)'
const NO_HACER =
  '(?! (?:[a-zß-ỿ]*[aei]r(?:nos|me|se|le|lo|la)?|más|tanto|como|extra|salvo|excepto)(?![a-zß-ỿ]))'

export const PRICE_PROMISES: readonly string[] = [
  NO_PRICE,
  `${NO_CONDITION}\\b(?:nothing|none of (?:it|this)) (?:(?:here|we do|we offer|at (?:our|the) [a-z]+) )?(?:(?:will|ever|will ever) )?costs? (?:you |anyone )?${NO_MONEY}\\b`,
  `${NO_CONDITION}\\b(?:everything|all of (?:it|this)|it all)(?: (?:here|we do|we offer))? (?:will )?costs? (?:you )?nothing\\b${NOT_TO_DO}`,
  `${NO_CONDITION}\\byou (?:(?:will not|won['’]t|do not|don['’]t|will never|never) (?:(?:ever|have to|need to) )*pay (?:us )?${NO_MONEY}|(?:will )?pay (?:us )?nothing)\\b${NOT_TO_DO}`,
  '\\bwithout paying (?:us )?(?:anything|a thing|a(?: single)? (?:cent|penny|dime|dollar))\\b',
  '\\bat zero (?:cost|charge)\\b',
  "\\b(?:everything(?: [a-z]+)? is|all of it is|it is all|it['’]s all) on (?:us\\b|the house\\b)(?=(?: )?[.,;:!)\\n])",
]

export const SPANISH_PRICE_PROMISES: readonly string[] = [
  SIN_PRECIO,
  `${NO_CONDITION}\\bnada (?:(?:de esto|aqu[ií]|en [a-z]+ [a-zß-ỿ]+) )?(?:(?:le|les|te) )?(?:cuesta|costar[aá]|va a costar(?:le|les|te)?)(?: (?:dinero|nada))?(?![a-zß-ỿ])${NO_HACER}`,
  `${NO_CONDITION}${NOT_ONE_THING}\\bno (?:(?:le|les|te) )?(?:cuesta|costar[aá]|va a costar(?:le|les|te)?) ${NADA}(?![a-zß-ỿ])${NO_HACER}`,
  `\\bsin que (?:(?:le|les|te) )?cueste(?: ${NADA})?(?=(?: )?(?:[.,;:!)\\n]|$))`,
  `${NO_CONDITION}\\b(?:no|nunca) (?:(?:tiene|tienes|tienen|tendr[aá]|debe|hay|necesita) (?:que )?pagar(?:nos)?|paga(?:n|s|r[aá]n?)?) ${NADA}(?![a-zß-ỿ])${NO_HACER}`,
  `\\bsin (?:pagar(?:nos)?|cobrar(?:le|les)?) ${NADA}(?![a-zß-ỿ])${NO_HACER}`,
  `${NO_CONDITION}\\bno (?:(?:le|les|te|se) )?(?:cobramos|cobra|cobraremos) ${NADA}(?![a-zß-ỿ])${NO_HACER}`,
]

export const MAY_PROMISE_PRICE =
  /(?:cost|pay|charge|fee|price)[^.!?\n]{0,40}\?|nothing|none of|costs?[\s*_]+you|costs?[\s*_]+nothing|[\s*_]pay|zero|on[\s*_]+(?:us|the house)|cuest[ae]|costar|pag(?:a|ar[aá])|cobra/i
