// The stylesheet of the placeholder document inside an iframe that will show a map or a video (components/embed).
import { FIGTREE } from '../fonts/fonts'
import { theme } from '../theme/theme'

const { border, elevation, focus, radius, space, typography } = theme

/** The width of the halo around the button, in pixels: the ring is in the middle of what is beyond the button. */
const HALO = 3 * focus.outside

/** An iframe follows the device's color scheme; components/theme-select sets `data-theme` on its root if the visitor has chosen one. */
export function createEmbedStylesheet(): string {
  return `@font-face {
  font-family: ${FIGTREE.family};
  src: url(../${FIGTREE.path}) format("woff2");
  font-weight: ${FIGTREE.weights};
  font-display: swap;
}
:root {
${formatScheme('light')}
}
@media (prefers-color-scheme: dark) {
:root:not([data-theme="light"]) {
${formatScheme('dark')}
}
}
:root[data-theme="dark"] {
${formatScheme('dark')}
}
[data-drawing] {
  display: var(--light);
}
[data-drawing][hidden] {
  display: var(--dark);
}
html {
  height: 100%;
}
body {
  margin: 0;
  height: 100%;
  font: ${typography.fontWeightBold} ${typography.button.fontSize}/${typography.button.lineHeight} ${typography.fontFamily};
}
a {
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  text-decoration: none;
}
img {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
}
span {
  position: relative;
  padding: ${space.medium} ${space.large};
  border: ${border.forced};
  border-radius: ${radius.pill}px;
  background: var(--button);
  color: var(--words);
  box-shadow: ${elevation.floating};
}
span:has(svg) {
  border-radius: ${radius.large}px;
}
svg {
  display: block;
  width: ${space.part};
  margin: 0 auto ${space.hair};
}
a:hover span {
  background: var(--pressed);
}
a:focus-visible {
  outline: none;
}
a:focus-visible span {
  outline: ${focus.ring} var(--ring);
  outline-offset: ${focus.outside}px;
  box-shadow: 0 0 0 ${HALO}px var(--halo);
}
`
}

/** Which drawing is shown, and the colors of the button. */
function formatScheme(scheme: 'light' | 'dark'): string {
  const palette = theme.colorSchemes[scheme]?.palette
  if (palette === undefined) throw new Error(`The theme has no ${scheme} colors.`)
  const { primary, secondary, background } = palette
  const isLight = scheme === 'light'
  return `  color-scheme: ${scheme};
  --light: ${isLight ? 'block' : 'none'};
  --dark: ${isLight ? 'none' : 'block'};
  --button: ${primary.main};
  --pressed: ${primary.dark};
  --words: ${primary.contrastText};
  --ring: ${secondary.main};
  --halo: ${background.paper};`
}
