// How a page looks on paper: its words in black on white, and at its foot whose they are.
import type { CSSObject } from '@emotion/react'

/**
 * Classes come after these rules in the stylesheet and weigh more than elements, hence `!important`. What carries `data-no-print`
 * is of no use on paper.
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
    // Whoever has chosen the dark prints in the light: the pictures follow this too.
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
    'main div': { maxWidth: 'none !important' },
    img: { maxWidth: '9cm !important', maxHeight: '6cm', width: 'auto !important' },
    'h1, h2, h3, h4': { breakAfter: 'avoid', breakInside: 'avoid' },
    'article, aside, blockquote, dl, figure, img, li, tr': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
    'main a[href^="https:"]::after': {
      content: '" (" attr(href) ")"',
      // A card's link covers the whole card with this.
      position: 'static !important' as 'static',
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
  },
}
