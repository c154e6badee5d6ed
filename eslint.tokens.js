// Lint rules that keep colors, sizes, shadows and times out of components and pages: they stand in the theme, each under a name.

const LENGTH = String.raw`(^|[\s(,-])[0-9.]*[0-9](rem|em|ch|ex|px|pt|cm|mm|ms|s)($|[\s),])`
const CLAMP = String.raw`clamp\(`
const COLOR = String.raw`#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})($|[\s;,])|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(`
const NAMED = String.raw`(^|\s)(white|black|gray|grey|silver|red|green|blue|yellow|orange|brown|beige|navy|teal|gold)($|\s)`

/** Properties of styles whose plain numbers are pixels, layers or weights. 0 is always allowed, and 1 for lines of a grid. */
const MEASURED =
  'width|height|((min|max)(Width|Height))|inset.*|top|bottom|left|right|(row|column)?[gG]ap|(margin|padding|border|outline|borderRadius|fontSize|fontWeight|textDecorationThickness|textUnderlineOffset|letterSpacing|zIndex).*|flexBasis|columns|opacity'
const COLORED = '(.*[cC]olor|background|fill|stroke|border.*|outline.*)'

/** The attribute `sizes` tells the browser which copy of a photo to fetch; media queries cannot read the theme. */
const sizes = 'JSXAttribute[name.name="sizes"]'

/** @param {string} pattern */
const inText = (pattern) => [
  `:not(${sizes}) > Literal[value=/${pattern}/i]`,
  `TemplateElement[value.raw=/${pattern}/i]`,
]

/**
 * @param {string} message
 * @param {string[]} selectors
 */
const rule = (message, ...selectors) => selectors.map((selector) => ({ selector, message }))

/** For `no-restricted-syntax`. */
export const tokenRules = [
  ...rule(
    'A color belongs into the palette of renderer/theme/theme.ts: take it from theme.vars.palette.',
    ...inText(COLOR),
    `Property[key.name=/^${COLORED}$/] > Literal[value=/${NAMED}/i]`,
    `JSXAttribute[name.name=/^${COLORED}$/] > Literal[value=/${NAMED}/i]`,
  ),
  ...rule(
    'A size, distance or time belongs into the theme: take theme.space, theme.size, theme.border, theme.pace and so on (docs/design/identity.md).',
    ...inText(LENGTH),
    ...inText(CLAMP),
    `Property[key.name=/^(${MEASURED})$/] > Literal[raw=/^[0-9.]*[1-9]/]`,
    `Property[key.name=/^(${MEASURED})$/] > UnaryExpression > Literal[raw=/^[0-9.]*[1-9]/]`,
  ),
]
