// The first page of a review: the verdict, three things to look at, and every page that changes.
import { listChecklist } from '../checklist/checklist'
import { formatDay, writeForecast } from '../report/forecast'
import type { Line } from '../report/line'
import { countSharedPages } from '../report/omission'
import { listFurtherWarnings, listHighlights, writeVerdict } from '../report/verdict'
import type { Review } from '../review'
import { LineView, ReviewDocument } from './document'
import { PageList } from './page-list'
import { ProblemView } from './problem-view'
import { BlockView } from './words-view'

export function IndexPage({ review }: { readonly review: Review }) {
  const {
    pages,
    shared,
    downloads,
    newProblems,
    notices,
    previewUrl,
    pullRequest,
    repository,
    asOf,
  } = review
  const highlights = listHighlights(review)
  return (
    <ReviewDocument
      title="What changes on the website"
      above={
        <p data-quiet="">
          {pullRequest === null ? 'A change' : `Change ${pullRequest}`} to the website
        </p>
      }
    >
      <h1>{writeVerdict(review)}</h1>
      {highlights.length > 0 && (
        <section>
          <h2>Look at this first</h2>
          <ol data-cards="">
            {highlights.map((line, index) => (
              <li key={index}>
                <p>
                  <LineView line={line} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {previewUrl !== null && review.isCompared && (
        <p data-actions="">
          <a data-button="primary" href="../">
            Open the preview
          </a>
        </p>
      )}
      {newProblems.length > 0 && (
        <section>
          <h2>What the check found</h2>
          {newProblems.map((problem, index) => (
            <ProblemView key={index} problem={problem} />
          ))}
        </section>
      )}
      <LineList title="Look twice" lines={listFurtherWarnings(review)} isWarning />
      {shared.blocks.length > 0 && (
        <section>
          <h2>The same on {countSharedPages(review)}</h2>
          <div data-words="">
            {shared.blocks.map((block, index) => (
              <BlockView key={index} block={block} />
            ))}
          </div>
        </section>
      )}
      <PageList pages={pages} />
      <LineList
        title="Files for download that change"
        lines={downloads.map((path): Line => [{ typed: path }])}
      />
      <LineList title="Updates that the site will make later" lines={writeForecast(review)} />
      <LineList title="Before you approve" lines={listChecklist(review)} />
      <LineList title="What this review could not do" lines={notices.map((notice) => [notice])} />
      <p data-quiet="">
        This compares the website with and without the change, as of {formatDay(asOf)}. What other
        people changed in the meantime is not part of it.
        {repository !== null && pullRequest !== null && (
          <>
            {' '}
            <a href={`https://github.com/${repository}/pull/${pullRequest}`}>
              The change on GitHub
            </a>
          </>
        )}
      </p>
    </ReviewDocument>
  )
}

type ListProps = {
  readonly title: string
  readonly lines: readonly (Line | string)[]
  readonly isWarning?: boolean
}

function LineList({ title, lines, isWarning = false }: ListProps) {
  if (lines.length === 0) return null
  return (
    <section data-box="" data-warning={isWarning ? '' : undefined}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{typeof line === 'string' ? line : <LineView line={line} />}</li>
        ))}
      </ul>
    </section>
  )
}
