// Shows what is wrong in the content on top of the page, in the words of `check`, until it is mended.
import type { Problem } from '../content/problem'
import { problemsAsText } from '../report/text'

/** The page with the problems above it; the page itself when there are none. */
export function withProblems(html: string, problems: readonly Problem[]): string {
  if (problems.length === 0) return html
  return html.replace(/<\/body>/, () => `${panel(problemsAsText(problems))}</body>`)
}

function panel(words: string): string {
  const text = words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<div role="alert" style="position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;padding:1.5rem 2rem;background:#8a3a18;color:#fff;font:1rem/1.5 system-ui"><strong>The page shows the last version without mistakes.</strong><pre style="white-space:pre-wrap;font:inherit">${text}</pre></div>`
}

/** What stands in for the page when there has been no version without mistakes yet. */
export const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>The site has mistakes</title><script type="module" src="/@vite/client"></script></head><body></body></html>'
