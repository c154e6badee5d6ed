// Finds what has moved on a page since it was opened.
import type { Page } from 'playwright-core'

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Returns a line for each layout shift, with the elements that moved. */
export function findShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML ?? 'text')
            shifts.push(`${value}: ${moved.map((html) => html.slice(0, 80)).join(', ')}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // The shifts so far are reported before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
      }),
  )
}
