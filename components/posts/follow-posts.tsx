// The address of the feed of posts, for people who read the posts of many websites in one app.
import { ContactLine } from '../contact/contact-cards'
import { CopyButton } from '../contact/copy-button'
import { Section } from '../section/section'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

const Text = styled('p')(({ theme }) => ({
  maxWidth: theme.measure,
  marginBottom: theme.space.text,
}))

/** `path` is null where the feed is not published, as in a preview. */
export type FeedData = { readonly url: string; readonly path: string | null }

export function FollowPosts({ url, path }: FeedData) {
  return (
    <Section title="Follow our posts" muted>
      <Text>
        An app called a feed reader can bring you new posts of ours, next to those of other
        websites. Give it this address. You do not sign up for anything.
      </Text>
      <ContactLine>
        {path === null ? <span>{url}</span> : <SiteLink href={path}>{url}</SiteLink>}
        <CopyButton text={url} label="the address of our posts" />
      </ContactLine>
    </Section>
  )
}
