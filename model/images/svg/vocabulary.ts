// The elements and attributes that an SVG may have. An allowlist, so that new browser features are rejected as well.

export const SVG = 'http://www.w3.org/2000/svg'
export const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
export const XMLNS = 'http://www.w3.org/2000/xmlns/'
export const XHTML = 'http://www.w3.org/1999/xhtml'

const splitNames = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Elements of SVG 2 and SVG 1.1 that only draw, and those that Inkscape writes for flowed text and mesh gradients. They exclude `a`,
 * `script`, `foreignObject`, `cursor`, `color-profile`, and the elements that SVG 2 takes from HTML.
 */
export const ELEMENTS = splitNames(`
  circle clipPath defs desc ellipse g image line linearGradient marker mask metadata path pattern polygon polyline radialGradient
  rect stop style svg switch symbol text textPath title tref tspan use view
  animate animateColor animateMotion animateTransform mpath set
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter
  altGlyph altGlyphDef altGlyphItem font font-face font-face-format font-face-name font-face-src glyph glyphRef hkern
  missing-glyph vkern
  flowDiv flowLine flowPara flowRegion flowRegionExclude flowRoot flowSpan hatch hatchpath mesh meshgradient meshpatch meshrow
  solidcolor solidColor
`)

/** Elements that run code or embed a page, in any namespace. They have their own message. */
export const ACTIVE_ELEMENTS = splitNames(
  'script handler listener foreignobject iframe embed object',
)

/** Elements that animate the attribute named in `attributeName`. */
export const ANIMATION_ELEMENTS = splitNames(
  'animate animateColor animateMotion animateTransform set',
)

/** Presentation attributes (SVG 2, 6.6; SVG 1.1, appendix M), and CSS properties that drawing programs write as attributes. */
const PRESENTATION = `
  alignment-baseline background-color baseline-shift block-progression clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-profile color-rendering cursor direction display dominant-baseline enable-background fill
  fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning
  font-size font-size-adjust font-stretch font-style font-variant font-variant-caps font-variant-ligatures
  font-variant-numeric font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering inline-size isolation kerning letter-spacing lighting-color line-height line-spacing marker marker-end
  marker-mid marker-start mask mask-image mask-mode mask-repeat mask-size mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-inside shape-margin shape-padding shape-rendering shape-subtract solid-color
  solid-opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-align text-align-last text-anchor text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation text-overflow
  text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode
`

const GEOMETRY = `
  amplitude azimuth baseFrequency bias cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent fr fx fy gradientTransform
  gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength lengthAdjust limitingConeAngle markerHeight
  markerUnits markerWidth maskContentUnits maskUnits clipPathUnits filterUnits filterRes primitiveUnits method mode numOctaves
  offset operator order orient path pathLength patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY
  pointsAtZ preserveAlpha preserveAspectRatio r radius refX refY result rotate rx ry scale seed side slope spacing
  specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale tableValues targetX targetY
  textLength type values viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z
`

/** Attributes that an animation may change: appearance and position, but no links. */
export const ANIMATABLE_ATTRIBUTES = splitNames(`${PRESENTATION} ${GEOMETRY}`)

const OTHER_ATTRIBUTES = `
  baseProfile class contentScriptType contentStyleType externalResourcesRequired height id lang media requiredExtensions
  requiredFeatures requiredFonts requiredFormats role style systemLanguage tabindex target title version viewTarget width
  xmlns zoomAndPan
  accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes max min origin
  repeatCount repeatDur restart to
  accent-height alphabetic arabic-form ascent bbox cap-height descent format g1 g2 glyph-name glyphRef hanging horiz-adv-x
  horiz-origin-x horiz-origin-y ideographic k mathematical name overline-position overline-thickness panose-1 slope
  stemh stemv strikethrough-position strikethrough-thickness string u1 u2 underline-position underline-thickness unicode
  unicode-range units-per-em v-alphabetic v-hanging v-ideographic v-mathematical vert-adv-y vert-origin-x vert-origin-y
  widths x-height
`

/** Attributes without a namespace; `href` is checked separately (check-element.ts). */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...ANIMATABLE_ATTRIBUTES,
  ...splitNames(OTHER_ATTRIBUTES),
])

/** Attributes that hold text, names or times, which browsers never parse as CSS. */
export const TEXT_ATTRIBUTES = splitNames(
  'begin class end glyph-name id lang name requiredFonts role string systemLanguage title unicode',
)

/** Attributes in other namespaces, by namespace. `xml:base` is missing on purpose: it changes the target of every URL. */
export const NAMESPACED_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  [XLINK]: splitNames('actuate arcrole role show title type'),
  [XML]: splitNames('id lang space'),
}

/** Namespaces that drawing programs use for their own metadata. Browsers ignore them. */
const METADATA_NAMESPACES =
  /^(?:http:\/\/www\.inkscape\.org\/namespaces\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/inkscape\.sourceforge\.net\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/www\.w3\.org\/2000\/01\/rdf-schema#|https?:\/\/creativecommons\.org\/ns#|http:\/\/web\.resource\.org\/cc\/|https?:\/\/purl\.org\/|adobe:ns:|https?:\/\/ns\.adobe\.com\/|http:\/\/www\.bohemiancoding\.com\/sketch|https?:\/\/www\.figma\.com\/|https?:\/\/(?:www\.)?serif\.com\/|https?:\/\/svgjs\.(?:com|dev)\/|https?:\/\/(?:www\.)?boxy-svg\.com|https?:\/\/vectornator\.io|https?:\/\/xml\.openoffice\.org\/svg|http:\/\/sun\.com\/xmlns\/staroffice\/|http:\/\/www\.corel\.com\/|http:\/\/schemas\.microsoft\.com\/visio\/|https?:\/\/www\.canva\.com\/)/

export const isMetadataNamespace = (namespace: string): boolean =>
  METADATA_NAMESPACES.test(namespace)
