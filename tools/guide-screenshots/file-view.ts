// A page that shows a file as people see it while they type: its name, its lines with their numbers, and notes under some.
import { escapeHtml } from '../../components/html/escape-html'
import { FILE_VIEW_CSS } from './file-view.css'

export type FileView = {
  readonly file: string
  readonly text: string
  /** The lines of the file before the change; those that are new are marked. Without them, nothing is. */
  readonly before?: string
  /** Whether the name of the file was changed too. */
  readonly renamed?: boolean
  /** Only these lines are shown, counted from 1, both included. */
  readonly from?: number
  readonly to?: number
  /** Shown under their lines. */
  readonly notes?: readonly FileViewNote[]
}

export type FileViewNote = { readonly line: number; readonly message: string; readonly fix: string }

/** The whole page. What is to be photographed is its `section`. */
export function renderFileView(image: FileView): string {
  const { file, text, renamed = false, from = 1, notes = [] } = image
  const lines = text.trimEnd().split('\n')
  const to = image.to ?? lines.length
  const old = image.before?.split('\n')
  const rows = lines.slice(from - 1, to).map((line, index) => {
    const number = from + index
    const under = notes.filter((note) => note.line === number)
    const mark = under.length > 0 ? 'wrong' : old && line && !old.includes(line) ? 'new' : ''
    return `<li class="${mark}"><i>${number}</i><code>${escapeHtml(line) || ' '}</code></li>${under.map(note).join('')}`
  })
  const name = file.split('/')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${file}</title><style>${FILE_VIEW_CSS}</style>
<main><section><header>${name.slice(0, -1).join(' / ')} / <b class="${renamed ? 'new' : ''}">${name.at(-1)}</b></header>
<ol>${gap(from > 1)}${rows.join('')}${gap(to < lines.length)}</ol></section></main></html>`
}

const note = ({ message, fix }: FileViewNote) =>
  `<li class="note"><p><strong>${escapeHtml(message)}</strong> ${escapeHtml(fix)}</p></li>`

const gap = (there: boolean) => (there ? '<li class="gap"><i></i><code>…</code></li>' : '')
