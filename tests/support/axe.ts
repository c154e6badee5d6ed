// Examines a page in a browser with axe-core.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { readonly run: (options: RunOptions) => Promise<AxeResults> }

/** Returns a line for each violation that axe-core finds, by default of WCAG 2.2 A and AA and of its own best practices. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Evaluated instead of added as a script element, so that the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(given),
    // Without `preload`, axe would fetch and parse all stylesheets for a rule that is not in use.
    {
      ...options,
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    } satisfies RunOptions,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
