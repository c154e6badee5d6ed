// What the bar of a preview says and offers once it is opened. All of it works without JavaScript, except choosing any day.
import { Container } from '../container/container'
import { createMailto } from '../contact/mailto'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { createBarButtonStyle } from './bar-button'
import type { PreviewData } from './preview-data'
import { PanelTitle } from './panel-title'
import { QrCode } from './qr-code'
import { OtherDays } from './other-days'

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    ...createBarButtonStyle(theme),
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': theme.chevron,
  },
  '&[open] > summary::after': { transform: theme.chevronOpen },
}))

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: `${theme.space.large} 0`,
  borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.elevation.floating,
  '& a': { color: theme.vars.palette.primary.main },
  '& p + p': { marginTop: theme.space.small },
}))

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.card}), 1fr))`,
}))

/** On a phone, it is of no use. */
const OnPhone = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/** The digits of a commit that people read. */
const SHORT_COMMIT = 7

export function PreviewPanel(preview: PreviewData & { readonly note: string | null }) {
  const { note, pullRequest, pullRequestUrl, commit, fileUrl, url, path } = preview
  const mail = createMailto({
    to: '',
    subject: `Remark on the preview of pull request ${pullRequest}`,
    body: `Page: ${url}\r\nCommit: ${commit ?? 'unknown'}\r\n\r\nMy remark:\r\n`,
  })
  return (
    <Details>
      <summary>More</summary>
      <Panel>
        <Columns>
          <div>
            <PanelTitle>What this is</PanelTitle>
            <p>
              This is how the website will look if pull request {pullRequest} is accepted. Until
              then, visitors see the website as it was. You can break nothing here.
            </p>
            {note === null ? null : <p>{note}</p>}
            <p>
              {pullRequestUrl === null ? null : (
                <SiteLink href={pullRequestUrl}>See the pull request</SiteLink>
              )}
              {commit === null ? null : <> Version {commit.slice(0, SHORT_COMMIT)}.</>}
            </p>
          </div>
          <OtherDays {...preview} />
          <div>
            <PanelTitle>Say what you think</PanelTitle>
            <p>
              Select words on the page, and a button to send a remark about them appears. Or{' '}
              <a href={mail}>email a remark about this page</a> to the person who asked you to look.
            </p>
            {fileUrl === null ? null : (
              <p>
                To change a text yourself, press “Edit texts” and click on it, or{' '}
                <SiteLink href={fileUrl}>open the file of this page</SiteLink>. You need an account
                on GitHub for that.
              </p>
            )}
          </div>
          <OnPhone>
            <PanelTitle>On your phone</PanelTitle>
            <QrCode text={url} label={`QR code with the address of this page, ${path}`} />
          </OnPhone>
        </Columns>
      </Panel>
    </Details>
  )
}
