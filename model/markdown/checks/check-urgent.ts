// Reports an urgent box whose words are not about a danger: the site puts a link that calls 911 above them.
import { MONTH } from '../../dates/months'
import { WEEKDAY } from '../../dates/weekdays'
import { simplifyText } from '../../text/simplify-text'
import type { Directive } from '../directives/directive'
import type { Reporter, TextProblem } from '../parse-context'

/** Words of which at least one is in a text about danger, in English or Spanish and without accents. */
const DANGER =
  /911|988|hotline|helpline|linea de ayuda|emergenc|danger|peligr|\bsafe|\bunsafe|\bsegur[oa]s?\b|hurt|\bharm|lastim|\bdano|\bhit(?:s|ting)?\b|abus|violen|threat|amenaz|\bafraid|\bscared|miedo|hospital|ambulan|doctor|medic|nurse|bleed|sangr|\bpain|dolor|fever|fiebre|faint|desmay|breath|respir|poison|veneno|overdose|sobredosis|suicid|\bkill|matar|\bdie\b|dying|morir|crisis|attack|ataque|weapon|\barma|police|policia|stalk|rape|\bviol|assault|traffick|trata de|seizure|convuls|contraction|contraccion|water breaks|symptom|sintoma|\balone\b|\bwatched/
/** Words that are in a text about danger too, but also in news. */
const HASTE =
  /\bcalls?\b|\bcalling|\bllam|\burgen|segur|\blife\b|\bvida\b|\bhelp\b|ayuda|right away|right now|ahora mismo|enseguida|immediately|inmediat|do not wait|no espere/
/** Words of a paragraph that may well be in such a box. */
const URGENT = /\bcall|\bllam|\burgen|right (?:away|now)|ahora mismo|enseguida|inmediat|immediat/
/** Words of news and requests, and days, of which texts about danger have none. */
const NEWS = new RegExp(
  String.raw`\b(?:${MONTH}) \d|\d (?:de )?(?:${MONTH})\b|\bby (?:noon|${WEEKDAY})\b|\bantes del? ${WEEKDAY}\b|` +
    /\bclos(?:ed?|es|ing|ure)\b|\bcancel|\bpostpone|\bresched|\b(?:is|are|all) full\b|\bfilled\b|\bno (?:more )?(?:spots|seats|spaces|room)\b|\bmoved\b|\bsold out\b|\bclass(?:es)?\b|\bregist|\bsign[- ]?up\b|\brsvp\b|\bdeadline|\bvolunteers?\b|\bdonat|\bdiaper|\bwipes\b|\bformula\b|\bholiday|\bsnow|\bweather\b|\bparking\b|\bopen (?:house|again|late|early)\b|\boffice hours\b|\bcerrad[oa]s?\b|\bcerramos\b|\bcerrara|\bllen[oa]s?\b|\bcupo|\baplaza|\bclases?\b|\binscri|\bregistr|\bvoluntari|\bdonaci|\bpanal|\bestaciona|\bferiado/
      .source,
)

export function checkUrgent(node: Directive, reporter: Reporter): void {
  const source = reporter.getSource(node)
  const words = simplifyText(source.replace(/^:+\w+/, '').replace(/:+$/, ''))
  if (DANGER.test(words)) return checkParagraphs(node, reporter)
  if (words.trim() === '') return
  const isNews = NEWS.test(words)
  if (HASTE.test(words) && !isNews) return
  const colons = /^:+/.exec(source)?.[0] ?? ''
  const range = isNews ? reporter.getRange(node, 0, `${colons}urgent`.length) : null
  reporter.report(isNews ? { ...NO_DANGER, replacement: `${colons}note` } : CALM, node, range)
}

/** Matches a link to a page of ours that is no help in danger. */
const CALM_LINK =
  /\]\(\/(?:events|blog|partner|about|adam)\b|\{href=["“]?\/(?:events|blog|partner|about|adam)\b/

/** Reports a later paragraph that invites people to a page, and that got into the box because its end was below. */
function checkParagraphs({ children }: Directive, reporter: Reporter): void {
  for (const child of children.slice(1)) {
    const source = reporter.getSource(child)
    const words = simplifyText(source)
    if (CALM_LINK.test(source) && !DANGER.test(words) && !URGENT.test(words))
      return reporter.report(CALM_PARAGRAPH, child)
  }
}

const CALM_PARAGRAPH: TextProblem = {
  code: 'urgent-calm',
  severity: 'warning',
  message: 'This is in the box for emergencies, but it is not about a danger.',
  fix: 'Move these lines below the next line with ::: and leave an empty line between them.',
}

const CALM: TextProblem = {
  code: 'urgent-calm',
  severity: 'warning',
  message:
    'The website puts a link that calls 911 above an urgent box, but these words are not about a danger.',
  fix: 'Write :::note in place of :::urgent, unless someone may be in danger.',
}

/** The problem of words that are certainly for a friendly box. */
const NO_DANGER: TextProblem = { ...CALM, fix: 'Write :::note in place of :::urgent' }
