// A line that offers an email about the entry whose page it is on.
import { SiteLink } from '../site-link/site-link'
import { createMailto, type MailtoOptions } from './mailto'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

const Line = styled('p')(({ theme }) => ({ marginTop: theme.space.huge }))

/** `topic` completes the label: "this service". */
export function EmailInvitation({ topic, ...mail }: MailtoOptions & { topic: string }) {
  const words = useWords().contact
  return (
    <Line data-no-print="">
      {words.ratherWrite}
      <SiteLink href={createMailto(mail)}>
        {words.emailAbout}
        {topic}
      </SiteLink>
    </Line>
  )
}
