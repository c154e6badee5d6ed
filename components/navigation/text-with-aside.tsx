// A long text with a column beside it: whom to call, and below it a table of contents that stays on the screen. On a phone, at most
// one of the two is above the text. Short texts have neither.
import type { ReactNode } from 'react'
import type { Body } from '../../model/markdown/body'
import type { Settings } from '../../model/settings'
import { ContactAside } from '../contact/contact-aside'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

/** The number of second-level headings from which a text has a table of contents. */
const MIN_HEADINGS = 3

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.huge,
  '& > div, & > div > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: theme.grid.columns,
    columnGap: theme.space.columns,
    '& > div:first-of-type': { order: 1 },
  },
}))

const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.huge,
  // On a phone, the text begins as early as possible.
  [theme.breakpoints.down('lg')]: {
    '&:not([data-talk-first]) > aside, &[data-without-contents] > nav': { display: 'none' },
  },
}))

const Contents = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  paddingLeft: theme.space.text,
  borderLeft: `${theme.border.mark} ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.body2, fontWeight: theme.typography.fontWeightBold },
  '& ul': { listStyle: 'none', margin: `${theme.space.hair} 0 0`, padding: 0 },
  '& a': { display: 'inline-block', padding: `${theme.space.tiny} 0`, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: theme.size.belowBar,
    // A table of contents that is taller than the screen scrolls, so that none of its links stays below the bar to leave quickly.
    maxHeight: `calc(100vh - ${theme.size.belowBar} - ${theme.size.leaveBar})`,
    overflowY: 'auto',
    // Room for the focus ring of the last link.
    paddingBottom: theme.space.tiny,
  },
  [theme.shortViewport]: { position: 'static', maxHeight: 'none' },
}))

type Props = {
  body: Body
  settings: Settings
  /** Whether a phone shows the contact details above the text, for pages of people in need. */
  talkFirst?: boolean
  /** Shown in place of the short contact details. */
  aside?: ReactNode
  /** Shown above the text. */
  children?: ReactNode
}

export function TextWithAside({ body, settings, talkFirst = false, aside, children }: Props) {
  const words = useWords().navigation
  const headings = body.headings.filter(({ depth }) => depth === 2)
  const text = (
    <>
      {children}
      <Markdown body={body} phones={settings} />
    </>
  )
  const isLong = headings.length >= MIN_HEADINGS
  if (!isLong && !talkFirst) return text
  return (
    <Columns>
      <Aside
        data-talk-first={talkFirst ? '' : undefined}
        data-without-contents={talkFirst || children !== undefined ? '' : undefined}
      >
        {aside ?? <ContactAside settings={settings} />}
        {isLong ? (
          <Contents aria-labelledby="site.parts">
            <h2 id="site.parts">{words.contents}</h2>
            <ul>
              {headings.map(({ id, text: label }) => (
                <li key={id}>
                  <SiteLink href={`#${id}`}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </Contents>
        ) : null}
      </Aside>
      <div>{text}</div>
    </Columns>
  )
}
