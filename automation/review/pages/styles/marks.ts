// The styles of what is marked on a page of the site, and of the bar that leads from one mark to the next.
import { theme } from '../../../../renderer/theme/theme'
import { MAX_STEPS } from '../steps'

const { border, elevation, focus, layer, radius, size, space, typography } = theme

/** Clips what only screen readers say. */
const HIDDEN =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'

/** Marks on a page of the site, whose own crossed-out words are none, and in the list of changes. */
const MARK = ':is([data-mark], [data-review] *)'
const [INS, DEL] = [`ins${MARK}`, `del${MARK}`]

const MARKS = `
${INS}, ${DEL} {
  padding: 0.05em 0.15em;
  border-radius: ${radius.tiny}px;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
}
${INS} {
  background: var(--review-added);
  color: var(--review-text);
  text-decoration: underline 2px var(--review-accent);
  text-underline-offset: 0.18em;
}
${DEL} {
  background: var(--review-card);
  color: var(--review-quiet);
  text-decoration: line-through 2px var(--review-accent);
}
${INS}::before, ${INS}::after, ${DEL}::before, ${DEL}::after { ${HIDDEN} }
${INS}::before { content: " [new: "; }
${DEL}::before { content: " [gone: "; }
${INS}::after, ${DEL}::after { content: "] "; }
del[data-block] {
  display: block;
  box-sizing: border-box;
  max-width: ${size.text};
  margin: ${space.small} 0;
  padding: ${space.medium} ${space.text};
  border: 2px dashed var(--review-accent);
  border-radius: ${radius.small}px;
  font: ${typography.body1.fontSize}/${typography.body1.lineHeight} ${typography.fontFamily};
}
del[data-block] > span { display: block; }
del[data-block] > [data-kind="heading"] { font-weight: ${typography.fontWeightBold}; }
img[data-mark] { outline: 4px dashed var(--review-accent); outline-offset: -4px; }
/* A round or cut picture hides its own outline. */
:has(> img[data-mark]:first-child) { outline: 4px dashed var(--review-accent); outline-offset: ${focus.outside}px; }
[data-mark] { scroll-margin-block: 35vh; }
[data-mark]:target, [data-mark]:target > :is(ins, del) { outline: ${border.strong} var(--review-accent); }
span[data-mark]:target { outline: none; }
[data-stop] { ${HIDDEN} }
[data-stop]:focus {
  z-index: ${layer.message};
  width: auto;
  height: auto;
  clip-path: none;
  padding: ${space.tiny} ${space.medium};
  border-radius: ${radius.pill}px;
  background: var(--review-deep);
  color: var(--review-on-deep);
  font: ${typography.body2.fontSize} ${typography.fontFamily};
}
`

const BAR = `
body:has([data-steps]) { padding-bottom: 4.5rem; }
[data-steps] {
  display: none;
  position: fixed;
  z-index: ${layer.message};
  inset: auto 0 0.75rem;
  margin: auto;
  width: fit-content;
  max-width: calc(100% - 1.5rem);
  border-radius: ${radius.pill}px;
  background: var(--review-deep);
  color: var(--review-on-deep);
  box-shadow: ${elevation.floating};
  font: ${typography.body2.fontSize} ${typography.fontFamily};
}
[data-steps] > p { align-items: center; margin: 0; padding: 0.15rem 0.6rem; gap: ${space.tiny}; white-space: nowrap; }
[data-steps] > p { display: none; }
body:has([data-mark]:target) [data-steps] { display: block; }
[data-steps] :is(a, [data-none]) { display: grid; place-items: center; min-width: ${size.target}; min-height: ${size.target}; color: inherit; }
[data-steps] [data-none] { color: var(--review-quiet-on-deep); opacity: 0.5; }
[data-steps] a[aria-label] { text-decoration: none; font-weight: ${typography.fontWeightBold}; }
[data-steps] :focus-visible { outline: ${focus.ring} var(--review-on-deep); outline-offset: ${focus.inside}px; border-radius: ${radius.pill}px; }
[data-steps] p > :first-child:not(a, [data-none]) { padding-left: ${space.small}; }
[data-steps] { border: ${border.thin} var(--review-quiet-on-deep); }
@media print { [data-steps], [data-panel], [data-stop] { display: none !important; } }
`

/** Shows the step of the change that the fragment of the address names. */
const formatStep = (number: number): string => {
  return `body:has([id="change.${number}"]:target) [data-steps] > p:nth-child(${number}) { display: flex; }\n`
}

export const createMarkStyles = (): string =>
  [MARKS, BAR, ...Array.from({ length: MAX_STEPS }, (_, index) => formatStep(index + 1))].join('')
