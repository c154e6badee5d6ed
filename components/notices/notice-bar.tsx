// The bar on top of every page: the next day on which the office is closed or has other hours, or news. Its days have dates, so it
// is true whenever it is read. It cannot be closed, because nothing would remember that without storing something.
import { formatWeekday } from '../date/format-day'
import { useFragment } from '../fragment-cache/fragment-cache'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import type { NoticeData } from './notice-data'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

const Bar = styled('aside')(({ theme }) => ({
  padding: `${theme.space.small} ${theme.space.text}`,
  borderBottom: theme.border.forced,
  background: theme.vars.palette.medallion.sun,
  color: theme.vars.palette.text.primary,
  ...theme.typography.body2,
  textAlign: 'center',
  textWrap: 'balance',
  '& a': { color: 'inherit' },
}))

export function NoticeBar({ notice }: { notice: NoticeData }) {
  return (
    <Bar
      aria-label={useWords().notice}
      data-notice=""
      data-ends-at={notice.endsAt}
      {...useFragment(NoticeText, { notice })}
    />
  )
}

function NoticeText({ notice }: { notice: NoticeData }) {
  const sentence = (
    <English>
      <Sentence {...notice} />
    </English>
  )
  return notice.href === null ? sentence : <SiteLink href={notice.href}>{sentence}</SiteLink>
}

function Sentence({ type, title, from, until, hours }: NoticeData) {
  if (type === 'news') return title
  const days =
    from === until
      ? `on ${formatWeekday(from)},`
      : `${formatWeekday(from)}, through ${formatWeekday(until)},`
  return type === 'closed'
    ? `We are closed ${days} for ${title}.`
    : `Changed hours ${days} for ${title}: ${hours}.`
}
