// The page of a review that shows a page of the site as it will be, with what changes marked on it.
import type { Document } from 'domhandler'
import { appendChild, findOne, prependChild, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage } from '../compare/read-site'
import { addStops } from '../marks/add-stops'
import { adoptPage, formatHtml } from '../marks/adopt-page'
import { markPage } from '../marks/mark-page'
import type { Place } from '../marks/number-places'
import { getName } from '../report/describe-change'
import type { PageChange, Review } from '../review'
import { ChangeSummary } from './change-summary'
import { ReviewHead } from './document'
import { LIST_ID } from './place-list'
import { Steps } from './steps'

type Input = {
  readonly review: Review
  readonly page: PageChange
  /** Null if the page is new. */
  readonly before: SitePage | null
  readonly after: SitePage
  /** The relative URL of the site. */
  readonly root: string
}

type MarkedPage = {
  readonly html: string
  /** The paths of the stylesheets that it needs. */
  readonly stylesheets: readonly string[]
}

export function createMarkedPage({ review, page, before, after, root }: Input): MarkedPage {
  const document = parseDocument(after.html)
  const places =
    before === null
      ? []
      : markPage(parseDocument(before.html), document, {
          diffs: page.blocks,
          pictures: page.pictures,
        })
  const ids = places.flatMap(({ id }) => id ?? [])
  addStops(document, ids, LIST_ID)
  const stylesheets = adoptPage(document, root)
  addElements(document, {
    head: <ReviewHead title={`${getName(page)}: what changes`} />,
    top: <Panel review={review} page={page} places={places} />,
    bottom: <Steps ids={ids} />,
  })
  return { html: formatHtml(document), stylesheets }
}

function Panel(props: {
  readonly review: Review
  readonly page: PageChange
  readonly places: readonly Place[]
}) {
  return (
    <aside data-review="" data-panel="" aria-label="What changes on this page">
      <div>
        <p>
          <a href="./index.html">All changes</a>
        </p>
        <ChangeSummary {...props} />
      </div>
    </aside>
  )
}

type Additions = Readonly<Record<'head' | 'top' | 'bottom', ReactElement>>

function addElements(document: Document, { head, top, bottom }: Additions): void {
  const find = (wanted: string) => findOne(({ name }) => name === wanted, document.children)
  // A copy, because nodes leave the list when they are moved.
  const parse = (element: ReactElement) => [
    ...parseDocument(renderToStaticMarkup(element)).children,
  ]
  const [headElement, body, title] = [find('head'), find('body'), find('title')]
  if (!headElement || !body) throw new Error('This is not a page of the site.')
  // The new title takes the place of the old one.
  if (title) removeElement(title)
  for (const node of parse(head)) appendChild(headElement, node)
  for (const node of parse(top)) prependChild(body, node)
  for (const node of parse(bottom)) appendChild(body, node)
}
