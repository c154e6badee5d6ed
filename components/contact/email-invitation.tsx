// A line that offers an email about the entry whose page it is on.
import { SiteLink } from '../site-link/site-link'
import { createMailto, type MailtoOptions } from './mailto'
import { styled } from '../styled/styled'

const Line = styled('p')(({ theme }) => ({ marginTop: theme.space.huge }))

/** `topic` completes the label: "this service". */
export function EmailInvitation({ topic, ...mail }: MailtoOptions & { topic: string }) {
  return (
    <Line data-no-print="">
      Would you rather write? <SiteLink href={createMailto(mail)}>Email us about {topic}</SiteLink>
    </Line>
  )
}
