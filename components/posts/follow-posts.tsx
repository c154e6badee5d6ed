// The address of the feed of posts, for people who read the posts of many websites in one app.
import { ContactLine } from '../contact/contact-cards'
import { CopyButton } from '../contact/copy-button'
import { Section } from '../section/section'
import { styled } from '../styled/styled'

const Text = styled('p')(({ theme }) => ({
  maxWidth: theme.measure,
  marginBottom: theme.space.text,
}))

/** The address is no link: browsers show a feed as code. It is that of the public site, also in a preview, which has no feed. */
export function FollowPosts({ url }: { url: string }) {
  return (
    <Section title="Follow our posts" muted>
      <Text>
        An app called a feed reader can bring you new posts of ours, next to those of other
        websites. Give it this address. You do not sign up for anything.
      </Text>
      <ContactLine>
        <span>{url}</span>
        <CopyButton text={url} label="the address of our posts" />
      </ContactLine>
    </Section>
  )
}
