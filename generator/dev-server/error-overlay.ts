// Covers the page with the problems of the content, in the same words as `check`, until they are fixed.
import { hasErrors, type Problem } from '../../model/problems/problem'
import { escapeHtml } from '../../components/html/escape-html'
import { countProblems } from '../reporters/text-reporter'

/** Returns the page with the problems on top, or the unchanged page if none of them is an error: notes appear only in the terminal. */
export function injectErrorOverlay(html: string, problems: readonly Problem[]): string {
  if (!hasErrors(problems)) return html
  // The last match is the tag; a title in the text may contain the same characters.
  const position = html.lastIndexOf('</body>')
  return html.slice(0, position) + createPanel(problems) + html.slice(position)
}

/** Styles of their own, because the site's stylesheet may be what is being worked on. */
const STYLE = `
.problems { position: fixed; inset: 0; z-index: 99; overflow: auto; padding: 6vh 1rem; background: rgb(15 25 22 / 0.72); font: 1rem/1.55 system-ui; }
.problems > div { max-width: 46rem; margin: auto; padding: 1.6rem clamp(1.2rem, 4vw, 2.4rem); border-radius: 18px; background: #fffaf4; color: #1c2522; }
.problems h2 { margin: 0 0 0.3rem; font: 700 1.4rem/1.3 Georgia, serif; }
.problems ul { list-style: none; margin: 1.2rem 0 0; padding: 0; }
.problems li { margin-top: 1.1rem; padding-left: 1rem; border-left: 4px solid #a8451f; }
.problems li.note { border-color: #b98a22; }
.problems code { font-size: 0.9rem; color: #54605b; overflow-wrap: anywhere; }
.problems p { margin: 0.15rem 0 0; }
.problems strong { display: block; }
`

function createPanel(problems: readonly Problem[]): string {
  const items = problems.map(
    ({ file, line, column, severity, message, fix }) =>
      `<li${severity === 'warning' ? ' class="note"' : ''}><code>${escapeHtml(file)}:${line}:${column}</code><p><strong>${escapeHtml(message)}</strong> ${escapeHtml(fix)}</p></li>`,
  )
  return `<style>${STYLE}</style><div class="problems" role="alert"><div><h2>Something needs to be fixed</h2><p>${countProblems(problems)} Until then, the last version without mistakes stays.</p><ul>${items.join('')}</ul></div></div>`
}

/** The page to show when there has been no version without errors yet. */
export const FALLBACK_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The site has mistakes</title></head><body></body></html>'
