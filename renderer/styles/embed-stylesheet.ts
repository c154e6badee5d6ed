// The stylesheet of the placeholder document inside an iframe that will show a map or a video (components/embed).
import { theme } from '../theme/theme'

const { border, elevation, focus, radius, space } = theme

/** An iframe follows the device's color scheme; components/theme-select passes on the visitor's choice so that its image matches. */
export function createEmbedStylesheet(): string {
  return `/* Made by npm run generate from the theme: do not edit. */
:root {
${formatColors('light')}
}
@media (prefers-color-scheme: dark) {
  :root {
  ${formatColors('dark').replaceAll('\n', '\n  ')}
  }
}
html {
  height: 100%;
  color-scheme: light dark;
}
body {
  margin: 0;
  height: 100%;
  font:
    ${theme.typography.fontWeightBold} 1rem/1.4 system-ui,
    sans-serif;
}
a {
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
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
a:hover span {
  background: var(--pressed);
}
a:focus-visible {
  outline: none;
}
a:focus-visible span {
  outline: ${focus.ring} var(--ring);
  outline-offset: ${focus.outside}px;
}
`
}

function formatColors(scheme: 'light' | 'dark'): string {
  const palette = theme.colorSchemes[scheme]?.palette
  if (palette === undefined) throw new Error(`The theme has no ${scheme} colors.`)
  const { primary, background } = palette
  return `  --button: ${primary.main};
  --pressed: ${primary.dark};
  --words: ${primary.contrastText};
  --ring: ${background.paper};`
}
