// Lint rules that keep colors, sizes, shadows and durations out of components and pages: the theme defines them by name.

const LENGTH = String.raw`(^|[\s(,-])[0-9.]*[0-9](rem|em|ch|ex|px|pt|cm|mm|ms|s)($|[\s),])`
const CLAMP = String.raw`clamp\(`
const COLOR = String.raw`#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})($|[\s;,])|(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(`
const NAMED = String.raw`(^|\s)(white|black|gray|grey|silver|red|green|blue|yellow|orange|brown|beige|navy|teal|gold)($|\s)`

/** Style properties whose plain numbers are pixels, layers or weights. 0 is always allowed, and 1 for grid lines. */
const MEASURED =
  'width|height|((min|max)(Width|Height))|inset.*|top|bottom|left|right|(row|column)?[gG]ap|(margin|padding|border|outline|borderRadius|fontSize|fontWeight|textDecorationThickness|textUnderlineOffset|letterSpacing|zIndex).*|flexBasis|columns|opacity'
const COLORED = '(.*[cC]olor|background|fill|stroke|border.*|outline.*)'

/** The attribute `sizes` determines which variant of an image a browser fetches; media queries cannot read the theme. */
const SIZES = 'JSXAttribute[name.name="sizes"]'
const NAMED_SIZES = 'VariableDeclarator[id.name="IMAGE_SIZES"] *'

/** @param {string} pattern */
const createTextSelectors = (pattern) => [
  `:not(${SIZES}) > Literal[value=/${pattern}/i]:not(${NAMED_SIZES})`,
  `TemplateElement[value.raw=/${pattern}/i]`,
]

/**
 * @param {string} message
 * @param {string[]} selectors
 */
const createRules = (message, ...selectors) => selectors.map((selector) => ({ selector, message }))

/** Options for `no-restricted-syntax`. */
export const tokenRules = [
  ...createRules(
    'A color belongs in renderer/theme/palettes.ts: take it from theme.vars.palette.',
    ...createTextSelectors(COLOR),
    `Property[key.name=/^${COLORED}$/] > Literal[value=/${NAMED}/i]`,
    `JSXAttribute[name.name=/^${COLORED}$/] > Literal[value=/${NAMED}/i]`,
  ),
  ...createRules(
    'A size, distance or duration belongs in the theme: take theme.space, theme.size, theme.border, theme.timing and so on (docs/design/identity.md).',
    ...createTextSelectors(LENGTH),
    ...createTextSelectors(CLAMP),
    `Property[key.name=/^(${MEASURED})$/] > Literal[raw=/^[0-9.]*[1-9]/]`,
    `Property[key.name=/^(${MEASURED})$/] > UnaryExpression > Literal[raw=/^[0-9.]*[1-9]/]`,
  ),
]
