// Covers the page with the problems of the content, in the same words as `check`, until they are fixed.
import { dirname, join } from 'node:path'
import { hasErrors, type Problem } from '../../model/problems/problem'
import { escapeHtml } from '../../components/html/escape-html'
import { countProblems } from '../reporters/text-reporter'
import { OPEN_IN_EDITOR } from './hot-update/events'

/**
 * Returns the page with the problems on top, or the unchanged page if none of them is an error: notes appear only in the terminal.
 * @param folder the content folder, whose name the files of problems begin with
 */
export function injectErrorOverlay(
  html: string,
  problems: readonly Problem[],
  folder: string,
): string {
  if (!hasErrors(problems)) return html
  // The last match is the tag; a title in the text may contain the same characters.
  const position = html.lastIndexOf('</body>')
  return html.slice(0, position) + createPanel(problems, dirname(folder)) + html.slice(position)
}

/** Styles of their own, because the site's stylesheet may be what is being worked on. The panel is put aside by closing it. */
const STYLE = `
.problems { position: fixed; inset: auto auto 1rem 1rem; z-index: 99; font: 1rem/1.55 system-ui; color: #1c2522; }
.problems:has([open]) { inset: 0; overflow: auto; padding: 6vh 1rem; background: rgb(15 25 22 / 0.72); }
.problems details { max-width: 46rem; margin: auto; border-radius: 18px; background: #fffaf4; box-shadow: 0 2px 12px rgb(15 25 22 / 0.4); }
.problems [open] { padding-bottom: 1.6rem; }
.problems [open] > div { padding: 0 clamp(1.2rem, 4vw, 2.4rem); }
.problems summary { display: flex; flex-wrap: wrap; gap: 0.3rem 1.5rem; align-items: baseline; padding: 0.6rem 1.2rem; border-radius: 18px; cursor: pointer; }
.problems [open] summary { justify-content: space-between; padding: 1.6rem clamp(1.2rem, 4vw, 2.4rem) 0.3rem; }
.problems summary span { color: #8a3a18; text-decoration: underline; }
.problems [open] .show, .problems details:not([open]) .hide { display: none; }
.problems h2 { margin: 0; font: 700 1.4rem/1.3 Georgia, serif; }
.problems details:not([open]) h2 { font-size: 1rem; }
.problems ul { list-style: none; margin: 1.2rem 0 0; padding: 0; }
.problems li { margin-top: 1.1rem; padding-left: 1rem; border-left: 4px solid #a8451f; }
.problems li.note { border-color: #b98a22; }
.problems a { font: 0.9rem/1.55 ui-monospace, monospace; color: #54605b; overflow-wrap: anywhere; }
.problems p { margin: 0.15rem 0 0; }
.problems strong { display: block; }
`

function createPanel(problems: readonly Problem[], parent: string): string {
  const items = problems.map(({ file, line, column, severity, message, fix }) => {
    const place = `${file}:${line}:${column}`
    const link = `<a href="${OPEN_IN_EDITOR}${encodeURIComponent(join(parent, place))}">${escapeHtml(place)}</a>`
    return `<li${severity === 'warning' ? ' class="note"' : ''}>${link}<p><strong>${escapeHtml(message)}</strong> ${escapeHtml(fix)}</p></li>`
  })
  const heading =
    '<h2>Something needs to be fixed</h2><span class="hide">Put aside</span><span class="show">Show</span>'
  return `<style>${STYLE}</style><div class="problems" role="alert"><details open><summary>${heading}</summary><div><p>${countProblems(problems)} Until then, the last version without mistakes stays.</p><ul>${items.join('')}</ul></div></details></div>`
}

/** The page to show when there has been no version without errors yet. */
export const FALLBACK_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The site has mistakes</title></head><body></body></html>'
