// The stylesheet of the review's pages, in the colors and fonts of the site. It also styles the review's parts of a page of the site,
// so every rule names the attribute of these parts.
import { FONTS } from '../../../../renderer/fonts/fonts'
import { theme } from '../../../../renderer/theme/theme'
import { HEADING_FACE } from '../../../../renderer/theme/typography'
import { createColors } from './colors'
import { createMarkStyles } from './marks'

const { border, elevation, focus, radius, size, space, typography } = theme

const DOCUMENT = `
body[data-document] {
  margin: 0;
  background: var(--review-ground);
  color: var(--review-text);
  font: ${typography.body1.fontSize}/${typography.body1.lineHeight} ${typography.fontFamily};
  overflow-wrap: anywhere;
}
body[data-document] > :is(header, main) { max-width: ${size.text}; margin: 0 auto; padding: ${space.huge} ${space.text}; }
body[data-document] > header { padding-bottom: 0; }
body[data-document] > main { display: grid; gap: ${space.huge}; }
[data-panel] {
  padding: ${space.large} ${space.text} ${space.huge};
  border-bottom: ${border.note} var(--review-accent);
  background: var(--review-soft);
  color: var(--review-text);
}
[data-panel] > div { display: grid; gap: ${space.medium}; max-width: ${size.text}; margin: 0 auto; }
`

const TEXTS = `
[data-review] {
*, *::before, *::after { box-sizing: border-box; min-width: 0; }
h1, h2, h3, p, ol, ul, figure, pre { margin: 0; }
h1, h2 { font-family: ${HEADING_FACE}; font-weight: ${typography.h1.fontWeight}; text-wrap: balance; }
h1 { font-size: ${typography.h2.fontSize}; line-height: ${typography.h2.lineHeight}; letter-spacing: ${typography.h2.letterSpacing}; }
h2 { font-size: ${typography.h3.fontSize}; line-height: ${typography.h3.lineHeight}; }
h3 { font-size: 1rem; font-weight: ${typography.fontWeightBold}; }
section { display: grid; gap: ${space.medium}; }
a { color: var(--review-link); text-underline-offset: 0.18em; }
:focus-visible { outline: ${focus.ring} var(--review-accent); outline-offset: ${focus.outside}px; border-radius: ${radius.tiny}px; }
ul, ol { padding-left: 1.3em; display: grid; gap: ${space.small}; }
summary { cursor: pointer; padding: ${space.small} 0; color: var(--review-link); font-weight: ${typography.fontWeightBold}; }
figure { display: grid; gap: ${space.tiny}; justify-items: start; }
figcaption { font-weight: ${typography.fontWeightBold}; }
img { max-width: 100%; height: auto; border: ${border.thin} var(--review-edge); border-radius: ${radius.small}px; background: var(--review-card); box-shadow: ${elevation.raised}; }
pre { padding: ${space.medium}; border-radius: ${radius.small}px; background: var(--review-soft); white-space: pre-wrap; }
[data-quiet] { color: var(--review-quiet); font-size: ${typography.body2.fontSize}; }
}
`

const CARDS = `
[data-review] {
[data-cards] { list-style: none; padding: 0; gap: ${space.medium}; }
[data-cards] > li, [data-box] {
  display: grid;
  gap: ${space.tiny};
  padding: ${space.text};
  border: ${border.thin} var(--review-edge);
  border-radius: ${radius.card}px;
  background: var(--review-card);
}
[data-box] { background: var(--review-soft); border-color: transparent; gap: ${space.medium}; }
ol[data-cards] { counter-reset: item; }
ol[data-cards] > li { grid-template-columns: auto 1fr; gap: ${space.medium}; }
ol[data-cards] > li::before {
  counter-increment: item;
  content: counter(item);
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.pill}px;
  background: var(--review-accent);
  color: var(--review-on-accent);
  font-weight: ${typography.fontWeightBold};
  text-align: center;
  line-height: 2rem;
}
[data-warning] { border: ${border.note} var(--review-accent); border-width: 0 0 0 6px; border-radius: ${radius.small}px; }
[data-badge] {
  display: inline-block;
  justify-self: start;
  padding: 0.1rem 0.6rem;
  border-radius: ${radius.pill}px;
  background: var(--review-card);
  color: var(--review-text);
  border: ${border.thin} var(--review-edge);
  font-size: ${typography.badge.fontSize};
  font-weight: ${typography.fontWeightBold};
}
[data-badge="removed"], [data-badge="added"] { background: var(--review-accent); color: var(--review-on-accent); border-color: transparent; }
[data-actions] { display: flex; flex-wrap: wrap; gap: ${space.medium}; }
a[data-button] {
  display: inline-flex;
  align-items: center;
  min-height: ${size.button};
  padding: ${size.buttonPadding};
  border: ${border.strong} var(--review-link);
  border-radius: ${radius.pill}px;
  font-weight: ${typography.fontWeightBold};
  text-decoration: none;
}
a[data-button="primary"] { background: var(--review-link); color: var(--review-on-link); }
[data-places] { list-style: none; padding: 0; gap: ${space.tiny}; counter-reset: place; }
[data-places] > li { display: grid; grid-template-columns: auto 1fr; gap: ${space.small}; align-items: baseline; counter-increment: place; }
[data-places] > li::before { content: counter(place) "."; font-weight: ${typography.fontWeightBold}; }
[data-places] a { display: block; padding: ${space.small} 0; color: inherit; text-decoration: none; border-bottom: ${border.thin} var(--review-edge); }
[data-places] a::after { content: " ↓"; color: var(--review-link); font-weight: ${typography.fontWeightBold}; }
[data-folded], [data-words] { display: grid; gap: ${space.medium}; }
[data-words] [data-block] { padding: ${space.medium} ${space.text}; border-radius: ${radius.small}px; background: var(--review-card); border: ${border.thin} var(--review-edge); }
[data-box] > [data-kind="item"] { display: list-item; margin-left: 1.3em; }
[data-kind="heading"], [data-kind="title"] { font-weight: ${typography.fontWeightBold}; }
[data-pair] { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.medium}; align-items: start; }
@media (max-width: 40rem) { [data-pair="desktop"] { grid-template-columns: 1fr; } }
[data-thumbs] img { max-height: 16rem; width: auto; }
}
`

/** Returns the stylesheet of all pages. */
export const createStylesheet = (): string =>
  [createColors(), DOCUMENT, TEXTS, CARDS, createMarkStyles()].join('')

/** Returns the rules for fonts in the folder `fonts`, which pages of the site have already. */
export const createFontStyles = (): string => FONTS.map(formatFont).join('')

const formatFont = ({ family, path, weights }: (typeof FONTS)[number]): string =>
  `@font-face { font-family: ${family}; src: url(${path}) format("woff2"); font-weight: ${weights}; font-display: swap; }\n`
