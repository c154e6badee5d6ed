// Says what a preview is, of which version, and where to go from it.
import { Fragment } from 'react'
import { formatDay } from '../date/format-day'
import { SiteLink } from '../site-link/site-link'
import { BarLink } from './bar-button'
import { PanelButton, PanelTitle } from './panel-parts'
import type { PreviewData } from './preview-data'

/** Of more pages, the panel names only the number. */
const MAX_HIDDEN_PAGES = 8

/** The digits of a commit that people read. */
const SHORT_COMMIT = 7

export function AboutPreview(preview: PreviewData & { readonly note: string | null }) {
  const { note, pullRequest, pullRequestUrl, reviewPath, publicUrl } = preview
  const { commit, committedOn, hiddenPages } = preview
  return (
    <div>
      <PanelTitle>What this is</PanelTitle>
      <p>
        This is how the website will look if pull request {pullRequest} is accepted. Until then,
        visitors see <a href={publicUrl}>the real website</a> as it was. You can break nothing here.
      </p>
      {note === null ? null : <p>{note}</p>}
      {commit === null ? null : (
        <p>
          Version {commit.slice(0, SHORT_COMMIT)}
          {committedOn === null ? null : ` of ${formatDay(committedOn)}`}
          {pullRequestUrl === null ? null : (
            <>
              {' '}
              in <SiteLink href={pullRequestUrl}>pull request {pullRequest}</SiteLink>
            </>
          )}
          .
        </p>
      )}
      {hiddenPages.length === 0 ? null : (
        <p>
          Not public yet, or no longer:{' '}
          {hiddenPages.slice(0, MAX_HIDDEN_PAGES).map(({ label, href }, index) => (
            <Fragment key={href}>
              {index === 0 ? '' : ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          {hiddenPages.length > MAX_HIDDEN_PAGES
            ? `, and ${hiddenPages.length - MAX_HIDDEN_PAGES} more.`
            : '.'}
        </p>
      )}
      {reviewPath === null ? null : (
        <PanelButton>
          <BarLink href={reviewPath}>What changes</BarLink>
        </PanelButton>
      )}
    </div>
  )
}
