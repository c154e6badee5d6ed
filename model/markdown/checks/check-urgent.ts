// Reports an urgent box whose words are not about a danger: the site puts a link that calls 911 above them.
import { simplifyText } from '../../text/simplify-text'
import type { Directive } from '../directives/directive'
import type { Reporter, TextProblem } from '../parse-context'

/** Words of which at least one is in a text about danger, in English or Spanish and without accents. */
const DANGER =
  /911|988|\bcalls?\b|\bcalling|llam|emergenc|\burgen|danger|peligr|\bsafe|\bunsafe|segur|hurt|\bharm|lastim|dano|\bhit(?:s|ting)?\b|abus|violen|threat|amenaz|\bafraid|\bscared|miedo|hospital|ambulan|doctor|medic|nurse|bleed|sangr|\bpain|dolor|fever|fiebre|faint|desmay|breath|respir|poison|veneno|overdose|sobredosis|suicid|\bkill|matar|\bdie\b|dying|morir|\blife\b|\bvida\b|crisis|attack|ataque|weapon|\barma|police|policia|stalk|rape|viol|assault|traffick|trata de|seizure|convuls|contraction|contraccion|water breaks|symptom|sintoma|\bhelp\b|ayuda|right away|right now|ahora mismo|enseguida|immediately|inmediat|do not wait|no espere|alone|\bwatched/

export function checkUrgent(node: Directive, reporter: Reporter): void {
  const words = simplifyText(
    reporter
      .getSource(node)
      .replace(/^:+\w+/, '')
      .replace(/:+$/, ''),
  )
  if (words.trim() !== '' && !DANGER.test(words)) reporter.report(CALM, node)
}

const CALM: TextProblem = {
  code: 'urgent-calm',
  severity: 'warning',
  message:
    'An urgent box has a link that calls 911 above it, and its words are not about a danger.',
  fix: 'Write :::note in place of :::urgent, unless someone may be in danger.',
}
