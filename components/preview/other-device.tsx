// Helps reviewers to open the page on another phone or computer.
import { createMailto } from '../contact/mailto'
import { PanelTitle } from './panel-parts'
import type { PreviewData } from './preview-data'
import { QrCode } from './qr-code'

export function OtherDevice({ pullRequest, url, path }: PreviewData) {
  const subject = `Preview of pull request ${pullRequest}`
  return (
    <div>
      <PanelTitle>On another device</PanelTitle>
      <QrCode text={url} label={`QR code with the address of this page, ${path}`} />
      <p>
        Point its camera at this code, or{' '}
        <a href={createMailto({ to: '', subject, body: url })}>email the address</a> to yourself.
      </p>
    </div>
  )
}
