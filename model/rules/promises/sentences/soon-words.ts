// Words for a short time, in which someone answers: "before lunch", "by the third ring", "esa misma tarde".

const COUNT =
  '(?:(?:an?|the|one|two|three|four|five|six|ten|twelve|half an|a few|a couple of|a matter of|just a few|\\d{1,2}) )?'
const PART = '(?:morning|afternoon|evening|night|day|hour|week|minute)'

export const RING =
  '(?:(?:by|on|at|before|after|within) (?:the )?(?:first|second|third|fourth|one|two|three) rings?)'
export const AT_ONCE =
  '(?:at once|right away|right then|immediately|instantly|straight away|promptly|in no time|the (?:moment|minute|second) (?:you|it|your) [a-z\\s]{2,30})'

export const SOON = `(?:${[
  `(?:within|inside(?: of)?|in (?:less than|under|no more than)) ${COUNT}(?:(?:business |working |short )?(?:seconds?|minutes?|moments?|hours?|days?|weeks?|mornings?|afternoons?|evenings?|nights?)|day or two|heartbeat)`,
  'in (?:just )?(?:(?:a few|a couple of|a matter of|two|three|five|ten|\\d{1,2}) )?(?:seconds|minutes|hours|days)(?! a)',
  `(?:by|before) (?:(?:the )?(?:(?:next|following) ${PART}|(?:morning|evening|night)(?! on)|weekend|end of (?:the|that) (?:day|afternoon|week|hour)|(?:day|week|hour|morning|afternoon) is (?:out|over|done|up))|lunch(?:time)?|noon|supper(?:time)?|dinner(?:time)?|bedtime|breakfast|dark|nightfall|sundown|sunset|tomorrow(?: [a-z]+)?|evening|nighttime|tonight|midnight|close of business|closing time|you (?:go to (?:bed|sleep)|get home|sleep|leave|hang up|finish [a-z\\s]+|know it|close your [a-z]+)|(?:your|the) (?:coffee|tea) (?:is|gets) cold)`,
  `(?:(?:on |in )?(?:the|that|this) (?:very )?same|that (?:very )?|the very same) ?(?:${PART}(?! care))(?:,? too)?`,
  `(?:on |in )?the (?:next|following) (?:morning|day|afternoon)`,
  'the (?:very )?day (?:it|they|you|your [a-z]+) (?:comes?|arrives?|calls?|writes?|asks?)(?: in)?',
  '(?:tonight|overnight|this (?:very )?(?:evening|afternoon))',
  RING,
  AT_ONCE,
].join('|')})`

const CUENTA =
  '(?:un|una|el|la|las|media|dos|tres|cuatro|cinco|seis|diez|doce|unas?|unos?|pocas?|pocos?|par de|cuantas|cuantos|próximas?|próximos?|\\d{1,2})'
const UNIDAD =
  '(?:segundos?|minutos?|ratos?|ratitos?|horas?|días?|semanas?|mañanas?|tardes?|noches?)'

export const PRONTO = `(?:${[
  `en (?:(?:menos|cuestión|un plazo|cosa|un par|no más) de |solo |apenas )?(?:${CUENTA} ){0,3}${UNIDAD}(?: hábil(?:es)?)?`,
  `(?:dentro de|antes de|a (?:la|las|los)|al cabo de) (?:${CUENTA} ){1,3}${UNIDAD}`,
  '(?:(?:en )?(?:es[ae]|est[ae]|la|el) mism[ao]) (?:mañana|tarde|noche|semana|hora|día)|(?:hoy|mañana|ahora|ahí) mismo',
  '(?:a la (?:mañana|tarde|hora|semana)|al día|al otro día)(?: siguiente)?(?<=siguiente|otro día)',
  'a más tardar(?: (?:a |en |al |el |la |los |las |del? |esa |ese |mism[ao] |otro )*[a-zß-ỿ\\d]+(?: siguiente)?)?',
  'antes de(?:l| la| el| las| los)? (?:noche|cena|cenar|comida|comer|almuerzo|almorzar|mediodía|medianoche|anochecer|amanecer|dormir|acostarse|fin de semana|día siguiente|(?:una|dos|tres|cuatro|cinco|seis|doce|\\d{1,2})(?: de la (?:tarde|noche|mañana))?)',
  'antes de que (?:acabe|termine|anochezca|amanezca|se (?:acueste|duerma|vaya|ponga)|caiga|pase|cierre|salga|cuelgue)(?: [a-zß-ỿ]+){0,4}',
  'al (?:primer|segundo|tercer) (?:timbrazo|tono|timbre)|al (?:instante|momento)|en el acto|de inmediato|inmediatamente|enseguida|en seguida|cuanto antes|sin demora',
].join('|')})`
