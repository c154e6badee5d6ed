// Checks that CSS in an SVG loads nothing. Uses allowlists, because CSS gets new ways to load resources every year.

/** At-rules that load nothing by themselves; the URLs in them are checked below. */
const ALLOWED_AT_RULES = new Set([
  'font-face',
  'keyframes',
  '-webkit-keyframes',
  'media',
  'supports',
])

/** Functions, including selector functions, that cannot load anything; `url` is checked separately. */
const ALLOWED_FUNCTIONS = new Set(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color calc min max clamp var matrix matrix3d
  translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d
  skew skewx skewy perspective cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia circle ellipse inset polygon path rect is not where nth-child nth-of-type nth-last-child lang
  local format linear-gradient radial-gradient`.split(/\s+/),
)

/**
 * Matches the name before an opening parenthesis. The lookbehind makes a match start only at the first character of a name, so the
 * time is linear in the length of the CSS, not quadratic.
 */
const CALL = /(@|(?<![-\w\u0080-\uffff@]))([-\w\u0080-\uffff]*)\(/g

/** Matches the start of a URL that points into the same file. */
const SAME_FILE_URL = /^\s*["']?\s*#/

/** Returns true if the CSS of a `<style>` or an attribute can only style the drawing itself. */
export function isHarmlessCss(css: string): boolean {
  // A backslash can escape any character, so names could not be compared.
  if (css.includes('\\')) return false
  for (const [, name = ''] of css.matchAll(/@([-\w]*)/g))
    if (!ALLOWED_AT_RULES.has(name.toLowerCase())) return false
  for (const { index, 1: prefix, 2: typed = '' } of css.matchAll(CALL)) {
    // At-rules have been checked above, and parentheses without a name only group.
    if (prefix === '@' || typed === '') continue
    const name = typed.toLowerCase()
    if (!ALLOWED_FUNCTIONS.has(name)) return false
    if (name === 'url' && !SAME_FILE_URL.test(css.slice(index + 4, index + 40))) return false
  }
  return true
}

/** Returns the ids that the CSS refers to: `fill:url(#sky)` refers to `sky`. */
export function findReferencedIds(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:["']\s*)?#([^"')\s]*)/gi)].map(([, id = '']) => id)
}
