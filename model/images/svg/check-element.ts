// Whether an element of a drawing (SVG) and its attributes can do nothing but draw.
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import type { ProblemDetails } from '../../problems/problem'
import { isHarmlessCss } from './check-css'
import { LOADS_FROM_OUTSIDE, RUNS_CODE, unknownPart } from './svg-problems'
import {
  ANIMATED,
  ANIMATIONS,
  ATTRIBUTES,
  ELEMENTS,
  isNotes,
  NAMESPACED,
  PROGRAMS,
  SVG,
  ALLOWED_WORDS,
  XHTML,
  XLINK,
  XMLNS,
} from './vocabulary'

/** Everything that is wrong with an element, without what is in it. */
export function checkElement(tag: SaxesTagNS): ProblemDetails[] {
  const findings: ProblemDetails[] = []
  const { uri, local, attributes } = tag
  const isOurs = uri === SVG
  if (uri === XHTML || PROGRAMS.has(local.toLowerCase())) findings.push(RUNS_CODE)
  else if (isOurs && local === 'a') findings.push(LOADS_FROM_OUTSIDE)
  else if (!(isOurs && ELEMENTS.has(local)) && !isNotes(uri)) findings.push(unknownPart(tag.name))
  // No browser acts on the attributes of elements that it does not know.
  if (!isOurs) return findings
  for (const one of Object.values(attributes)) {
    const finding = attributeFinding(local, one)
    if (finding) findings.push(finding)
  }
  const animated = attributes['attributeName']?.value
  if (ANIMATIONS.has(local) && animated !== undefined && !ANIMATED.has(animated))
    findings.push(LOADS_FROM_OUTSIDE)
  return findings
}

function attributeFinding(element: string, attribute: SaxesAttributeNS): ProblemDetails | null {
  const { name, uri, local, value } = attribute
  if (uri === XMLNS || isNotes(uri)) return null
  if ((uri === '' || uri === XLINK) && local === 'href')
    return isInside(element, value) ? null : LOADS_FROM_OUTSIDE
  if (uri !== '') return NAMESPACED[uri]?.has(local) ? null : unknownPart(name)
  if (/^on/i.test(name)) return RUNS_CODE
  if (/^(?:aria|data)-[-.\w]+$/.test(name)) return null
  if (!ATTRIBUTES.has(name)) return unknownPart(name)
  return ALLOWED_WORDS.has(name) || isHarmlessCss(value) ? null : LOADS_FROM_OUTSIDE
}

/** Whether an address stays in the file: a part of it, or for a picture one that is written into it. */
function isInside(element: string, address: string): boolean {
  if (address.startsWith('#')) return true
  const isPicture = element === 'image' || element === 'feImage'
  return isPicture && /^data:image\/(?:png|jpe?g|webp|avif|gif);/i.test(address)
}
