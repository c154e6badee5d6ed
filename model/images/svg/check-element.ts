// Checks that an SVG element and its attributes only draw.
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import type { ProblemDetails } from '../../problems/problem'
import { isHarmlessCss } from './check-css'
import { externalReference, HAS_EXTERNAL_REFERENCE, RUNS_CODE, unknownPart } from './svg-problems'
import {
  ANIMATABLE_ATTRIBUTES,
  ANIMATION_ELEMENTS,
  ATTRIBUTES,
  ELEMENTS,
  isMetadataNamespace,
  NAMESPACED_ATTRIBUTES,
  ACTIVE_ELEMENTS,
  SVG,
  TEXT_ATTRIBUTES,
  XHTML,
  XLINK,
  XMLNS,
} from './vocabulary'

/** Returns the problems of an element and its attributes, but not of its children. */
export function checkElement(tag: SaxesTagNS): ProblemDetails[] {
  const problems: ProblemDetails[] = []
  const { uri, local, attributes } = tag
  const isSvg = uri === SVG
  if (uri === XHTML || ACTIVE_ELEMENTS.has(local.toLowerCase())) problems.push(RUNS_CODE)
  else if (isSvg && local === 'a') problems.push(HAS_EXTERNAL_REFERENCE)
  else if (!(isSvg && ELEMENTS.has(local)) && !isMetadataNamespace(uri))
    problems.push(unknownPart(tag.name))
  // Browsers ignore the attributes of elements that they do not know.
  if (!isSvg) return problems
  for (const attribute of Object.values(attributes)) {
    const problem = checkAttribute(local, attribute)
    if (problem) problems.push(problem)
  }
  const animatedName = attributes['attributeName']?.value
  if (
    ANIMATION_ELEMENTS.has(local) &&
    animatedName !== undefined &&
    !ANIMATABLE_ATTRIBUTES.has(animatedName)
  )
    problems.push(HAS_EXTERNAL_REFERENCE)
  return problems
}

function checkAttribute(element: string, attribute: SaxesAttributeNS): ProblemDetails | null {
  const { name, uri, local, value } = attribute
  if (uri === XMLNS || isMetadataNamespace(uri)) return null
  if ((uri === '' || uri === XLINK) && local === 'href')
    return isSelfContained(element, value) ? null : externalReference(value)
  if (uri !== '') return NAMESPACED_ATTRIBUTES[uri]?.has(local) ? null : unknownPart(name)
  if (/^on/i.test(name)) return RUNS_CODE
  if (/^(?:aria|data)-[-.\w]+$/.test(name)) return null
  if (!ATTRIBUTES.has(name)) return unknownPart(name)
  return TEXT_ATTRIBUTES.has(name) || isHarmlessCss(value) ? null : externalReference(value)
}

/** Returns true for a URL within the file: another part of it, or an embedded raster image. */
function isSelfContained(element: string, url: string): boolean {
  if (url.startsWith('#')) return true
  const isImage = element === 'image' || element === 'feImage'
  return isImage && /^data:image\/(?:png|jpe?g|webp|avif|gif);/i.test(url)
}
