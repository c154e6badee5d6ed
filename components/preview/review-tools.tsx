// Lets reviewers say what they think of a page, or change its texts themselves.
import { createMailto } from '../contact/mailto'
import { SiteLink } from '../site-link/site-link'
import { EditButton } from './bar-button'
import { PanelButton, PanelTitle } from './panel-parts'
import type { PreviewData } from './preview-data'

export function ReviewTools({ pullRequest, commit, url, editUrl, fileUrl }: PreviewData) {
  const mail = createMailto({
    to: '',
    subject: `Remark on the preview of pull request ${pullRequest}`,
    body: `Page: ${url}\r\nCommit: ${commit ?? 'unknown'}\r\n\r\nMy remark:\r\n`,
  })
  return (
    <div>
      <PanelTitle>Say what you think</PanelTitle>
      <p data-remark-help="" hidden>
        Select words on the page, and a button to send a remark about them appears.
      </p>
      <p>
        <a href={mail}>Email a remark about this page</a> to the person who asked you to look.
      </p>
      {fileUrl === null ? null : (
        <p>
          With an account on GitHub, you can also{' '}
          <SiteLink href={fileUrl}>edit the file of this page</SiteLink>.
        </p>
      )}
      {editUrl === null ? null : (
        <PanelButton>
          <EditButton />
        </PanelButton>
      )}
    </div>
  )
}
