// The ways to leave a sensitive page quickly: a bar at the bottom of the screen, and a link for the keyboard before everything else.
// Without JavaScript, both are plain links.
import { Container } from '../container/container'
import { SkipLink } from '../layout/skip-link'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { LanguageNote } from '../words/language-note'
import { useDataWords, useWords } from '../words/words'

export type LeaveData = {
  /** The URL of the page to which visitors leave. */
  readonly href: string
  /** The path of the page that says what leaving does, or null if there is none. */
  readonly safetyPath: string | null
}

/** It is part of the page's flow, so it never covers the end of the page, and nothing that has the focus is below it. */
const Bar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.bar,
  padding: `${theme.space.tiny} 0`,
  background: theme.vars.palette.background.default,
  borderTop: `${theme.border.thin} ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  [theme.shortViewport]: { padding: 0 },
  'html:has(&)': { scrollPaddingBottom: theme.size.leaveBar },
  'body:has(&) [data-toasts]': { bottom: theme.size.leaveBar },
}))

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.text,
}))

const Button = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.button,
  padding: theme.size.barButtonPadding,
  borderRadius: theme.radius.pill,
  border: theme.border.forced,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  textDecoration: 'none',
  [theme.shortViewport]: { minHeight: theme.size.target, paddingBlock: theme.space.hair },
}))

/** On a phone it is only heard, until someone presses Shift. */
const Hint = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&[data-counting]': {
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightBold,
  },
  [theme.breakpoints.down('md')]: {
    '&:not([data-counting])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
}))

const SafetyLink = styled(SiteLink)(({ theme }) => ({
  marginLeft: 'auto',
  padding: `${theme.space.hair} 0`,
}))

export function LeaveBar({ href, safetyPath }: LeaveData) {
  const words = useWords().leave
  return (
    <Bar aria-label={words.label} data-no-print="">
      <Row>
        <Button href={href} rel="noreferrer" data-leave="">
          <LeaveLabel href={href} />
        </Button>
        <Hint role="status" data-leave-hint="" {...useDataWords('leaveWords')} hidden>
          {words.hint}
        </Hint>
        {safetyPath === null ? null : (
          <SafetyLink href={safetyPath}>
            {words.how}
            <LanguageNote href={safetyPath} />
          </SafetyLink>
        )}
      </Row>
    </Bar>
  )
}

export function LeaveShortcut({ href }: LeaveData) {
  return (
    <nav aria-label={useWords().leave.label}>
      <SkipLink href={href} rel="noreferrer" data-leave="" data-no-print="">
        <LeaveLabel href={href} />
      </SkipLink>
    </nav>
  )
}

/** Screen readers say where the link leads. */
function LeaveLabel({ href }: { href: string }) {
  const words = useWords().leave
  const host = new URL(href).host.replace(/^www\./, '')
  return (
    <>
      {words.link}
      <span className="visually-hidden">
        {words.to}
        {host}
      </span>
    </>
  )
}
