// Shows each drawing in the color scheme of the page: the one that the visitor has chosen, or else that of the device.
import type { CSSObject } from '@emotion/react'

/**
 * A page has two elements for each drawing (components/image). The dark one is `hidden`, so that whatever ignores our styles, such as
 * the reading view of a browser, shows the drawing once. Paper is always light.
 */
const darkDrawings = {
  '[data-drawing]': { display: 'none !important' },
  '[data-drawing][hidden]': { display: 'block !important' },
}

export const drawingStyles: CSSObject = {
  '@media screen and (prefers-color-scheme: dark)': {
    ':root:not([data-theme="light"])': darkDrawings,
  },
  '@media screen': { ':root[data-theme="dark"]': darkDrawings },
}
