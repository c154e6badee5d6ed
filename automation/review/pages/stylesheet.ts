// The stylesheet of the review's pages, in the colors and fonts of the site.
import { FONTS } from '../../../renderer/fonts/fonts'
import { theme } from '../../../renderer/theme/theme'

const { border, elevation, focus, radius, size, space, typography } = theme

/** Returns the stylesheet; its fonts are in the folder `fonts` beside it. */
export const createStylesheet = (): string => `${FONTS.map(formatFont).join('')}
:root {
${formatScheme('light')}
}
@media (prefers-color-scheme: dark) {
:root {
${formatScheme('dark')}
}
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: ${typography.body1.fontSize}/${typography.body1.lineHeight} ${typography.fontFamily};
  overflow-wrap: anywhere;
}
header, main { max-width: ${size.text}; margin: 0 auto; padding: ${space.huge} ${space.text}; }
header { padding-bottom: 0; }
main { display: grid; gap: ${space.huge}; }
main > * { min-width: 0; }
[data-wide] { max-width: ${theme.breakpoints.values.xl}rem; }
main[data-wide] > :not([data-pictures]) { max-width: ${size.text}; }
h1, h2, h3, p, ol, ul, dl, dd, figure { margin: 0; }
h1, h2 { font-family: ${typography.h1.fontFamily}; font-weight: ${typography.h1.fontWeight}; text-wrap: balance; }
h1 { font-size: ${typography.h2.fontSize}; line-height: ${typography.h2.lineHeight}; letter-spacing: ${typography.h2.letterSpacing}; }
h2 { font-size: ${typography.h4.fontSize}; line-height: ${typography.h4.lineHeight}; }
h3 { font-size: 1rem; font-weight: ${typography.fontWeightBold}; }
section { display: grid; gap: ${space.medium}; }
section > * { min-width: 0; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: ${focus.ring} var(--accent); outline-offset: ${focus.outside}px; border-radius: ${radius.tiny}px; }
ul, ol { padding-left: 1.3em; display: grid; gap: ${space.small}; }
ul[data-cards], ol[data-cards] { list-style: none; padding: 0; gap: ${space.medium}; }
[data-cards] > li, [data-box] {
  display: grid;
  gap: ${space.tiny};
  padding: ${space.text};
  border: ${border.thin} var(--edge);
  border-radius: ${radius.card}px;
  background: var(--card);
}
[data-box] { background: var(--soft); border-color: transparent; gap: ${space.medium}; }
[data-cards] a[data-title] { font-weight: ${typography.fontWeightBold}; }
ol[data-cards] { counter-reset: item; }
ol[data-cards] > li { grid-template-columns: auto 1fr; gap: ${space.medium}; }
ol[data-cards] > li::before {
  counter-increment: item;
  content: counter(item);
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.pill}px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: ${typography.fontWeightBold};
  text-align: center;
  line-height: ${size.target};
}
[data-warning] { border: ${border.note} var(--accent); border-width: 0 0 0 6px; border-radius: ${radius.small}px; }
[data-quiet] { color: var(--quiet); font-size: ${typography.body2.fontSize}; }
[data-badge] {
  justify-self: start;
  padding: 0.1rem 0.6rem;
  border-radius: ${radius.pill}px;
  background: var(--soft);
  color: var(--text);
  font-size: ${typography.badge.fontSize};
  font-weight: ${typography.fontWeightBold};
}
[data-badge="removed"], [data-badge="added"] { background: var(--accent); color: var(--on-accent); }
[data-actions] { display: flex; flex-wrap: wrap; gap: ${space.medium}; }
a[data-button] {
  display: inline-flex;
  align-items: center;
  min-height: ${size.button};
  padding: ${size.buttonPadding};
  border: ${border.strong} var(--link);
  border-radius: ${radius.pill}px;
  font-weight: ${typography.fontWeightBold};
  text-decoration: none;
}
a[data-button="primary"] { background: var(--link); color: var(--on-link); }
details > summary { cursor: pointer; padding: ${space.tiny} 0; color: var(--link); }
[data-words] { display: grid; gap: ${space.small}; }
[data-words] details { padding-left: ${space.medium}; border-left: ${border.strong} var(--edge); }
[data-words] details > * + * { margin-top: ${space.small}; }
[data-block] { padding: ${space.medium} ${space.text}; border-radius: ${radius.small}px; background: var(--card); border: ${border.thin} var(--edge); }
[data-kind="heading"], [data-kind="title"] { font-weight: ${typography.fontWeightBold}; }
ins { background: var(--added); text-decoration: underline; text-decoration-thickness: 2px; border-radius: ${radius.tiny}px; }
del { background: var(--removed); color: var(--quiet); border-radius: ${radius.tiny}px; }
[data-pair] { display: grid; gap: ${space.text}; align-items: start; }
@media (min-width: 40rem) { [data-pair] { grid-template-columns: 1fr 1fr; } }
[data-pair="phone"] { max-width: 52rem; }
figure { display: grid; gap: ${space.tiny}; justify-items: start; }
figcaption { font-weight: ${typography.fontWeightBold}; }
img { max-width: 100%; height: auto; border: ${border.thin} var(--edge); border-radius: ${radius.small}px; background: var(--card); box-shadow: ${elevation.raised}; }
[data-thumbs] img { max-height: 16rem; }
pre { margin: 0; padding: ${space.medium}; border-radius: ${radius.small}px; background: var(--soft); white-space: pre-wrap; }
`

type Scheme = 'light' | 'dark'

function formatScheme(scheme: Scheme): string {
  const palette = theme.colorSchemes[scheme]?.palette
  if (palette === undefined) throw new Error(`The theme has no ${scheme} colors.`)
  const { primary, secondary, background, text, divider, band, medallion } = palette
  const colors = {
    ground: background.default,
    card: background.paper,
    soft: band.soft,
    edge: divider,
    text: text.primary,
    quiet: text.secondary,
    link: primary.main,
    'on-link': primary.contrastText,
    accent: secondary.main,
    'on-accent': secondary.contrastText,
    added: medallion.sky,
    removed: band.soft,
  }
  const lines = Object.entries(colors).map(([name, color]) => `  --${name}: ${color};`)
  return [`  color-scheme: ${scheme};`, ...lines].join('\n')
}

const formatFont = ({ family, path, weights }: (typeof FONTS)[number]): string =>
  `@font-face { font-family: ${family}; src: url(${path}) format("woff2"); font-weight: ${weights}; font-display: swap; }\n`
