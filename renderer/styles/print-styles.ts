// Print styles: black text on a white background, with the organization's contact details at the end.
import type { CSSObject } from '@emotion/react'

/**
 * Class rules come later in the stylesheet and have a higher specificity than elements, hence `!important`. Elements with
 * `data-no-print` are of no use on paper.
 */
export const printStyles: CSSObject = {
  '@page': { margin: '18mm 16mm' },
  '@media print': {
    '*, ::before, ::after, ::marker': {
      color: '#000 !important',
      borderColor: '#888 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      animation: 'none !important',
    },
    // Prints the light theme even if the visitor has chosen the dark one.
    html: { fontSize: '11pt', background: '#fff !important', colorScheme: 'light !important' },
    body: { fontSize: '1rem', lineHeight: 1.45, background: '#fff !important' },
    'nav, iframe, dialog, button, select, [data-header], [data-no-print], [data-button]': {
      display: 'none !important',
    },
    'section, footer, footer > div, main > div': {
      padding: '0.6rem 0 !important',
      border: '0 !important',
    },
    footer: { borderTop: '1px solid !important', breakInside: 'avoid' },
    'main div, details': { maxWidth: 'none !important' },
    img: { maxWidth: '9cm !important', maxHeight: '6cm', width: 'auto !important' },
    // Answers are printed open.
    'details::details-content': { contentVisibility: 'visible !important' as 'visible' },
    'summary::after': { display: 'none !important' },
    'h1, h2, h3, h4': { breakAfter: 'avoid', breakInside: 'avoid' },
    'article, aside, blockquote, dl, figure, img, li, tr': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
    'main a[href^="https:"]::after': {
      content: '" (" attr(href) ")"',
      // On screen, this pseudo-element stretches a card's link over the whole card.
      position: 'static !important' as 'static',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
  },
}
