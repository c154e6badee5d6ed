// Finds where texts and pictures are on an open page.
import type { Page } from 'playwright-core'
import type { Region } from './mark-regions'

export type Wanted = {
  /** Whole texts of elements, with each run of whitespace collapsed to one space. */
  readonly texts: readonly string[]
  /** The paths of images as the page names them. */
  readonly images: readonly string[]
}

/** Resolves to the regions of the visible ones, in document order. */
export async function locateTexts(page: Page, wanted: Wanted): Promise<Region[]> {
  // tsx gives named functions a helper that the browser does not have, so all functions in here are anonymous.
  return page.evaluate(({ texts, images }) => {
    const matches = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element instanceof HTMLImageElement)
        return images.includes(element.getAttribute('src') ?? '')
      const copy = element.cloneNode(true) as Element
      for (const silent of copy.querySelectorAll('.visually-hidden, script, style, svg'))
        silent.remove()
      return texts.includes(copy.textContent.replace(/\s+/g, ' ').trim())
    })
    return matches
      .filter((element) => !matches.some((other) => other !== element && element.contains(other)))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, width, height }) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      }))
  }, wanted)
}
