// Renders a file as a web editor shows it: its name, its numbered lines, and notes below some of them.
import { escapeHtml } from '../../components/html/escape-html'
import { FILE_VIEW_CSS } from './file-view.css'

export type FileView = {
  readonly file: string
  readonly text: string
  /** The text before the change. Lines that it does not have are marked as new; without it, no lines are. */
  readonly before?: string
  /** True if the file was renamed too. */
  readonly renamed?: boolean
  /** The first and the last line to show, counted from 1. */
  readonly from?: number
  readonly to?: number
  /** Shown below their lines. */
  readonly notes?: readonly FileViewNote[]
}

export type FileViewNote = { readonly line: number; readonly message: string; readonly fix: string }

/** Returns a whole page. The screenshot is to show its `section`. */
export function renderFileView(view: FileView): string {
  const { file, text, renamed = false, from = 1, notes = [] } = view
  const lines = text.trimEnd().split('\n')
  const to = view.to ?? lines.length
  const oldLines = view.before?.split('\n')
  const rows = lines.slice(from - 1, to).map((line, index) => {
    const number = from + index
    const lineNotes = notes.filter((note) => note.line === number)
    const isNew = oldLines && line && !oldLines.includes(line)
    const className = lineNotes.length > 0 ? 'wrong' : isNew ? 'new' : ''
    return `<li class="${className}"><i>${number}</i><code>${escapeHtml(line) || ' '}</code></li>${lineNotes.map(renderNote).join('')}`
  })
  const path = file.split('/')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${file}</title><style>${FILE_VIEW_CSS}</style>
<main><section><header>${path.slice(0, -1).join(' / ')} / <b class="${renamed ? 'new' : ''}">${path.at(-1)}</b></header>
<ol>${renderGap(from > 1)}${rows.join('')}${renderGap(to < lines.length)}</ol></section></main></html>`
}

const renderNote = ({ message, fix }: FileViewNote) =>
  `<li class="note"><p><strong>${escapeHtml(message)}</strong> ${escapeHtml(fix)}</p></li>`

const renderGap = (hasGap: boolean) => (hasGap ? '<li class="gap"><i></i><code>…</code></li>' : '')
