// The bar above each page of a preview: it says in one line what this is, and opens to everything that reviewers can do.
import { formatDay } from '../date/format-day'
import { Container } from '../container/container'
import { styled } from '../styled/styled'
import { BarLink, EditButton } from './bar-button'
import type { PreviewData } from './preview-data'
import { PreviewPanel } from './preview-panel'
import { PreviewTray } from './preview-tray'

const Bar = styled('aside')(({ theme }) => ({
  padding: `${theme.space.tiny} 0`,
  borderBottom: theme.border.forced,
  background: theme.vars.palette.band.deep,
  color: theme.vars.palette.band.onDeep,
  // The field for a day has a symbol of the browser's.
  colorScheme: 'dark',
  ...theme.typography.body2,
  '& a': { color: 'inherit' },
  'html & :focus-visible': { outlineColor: theme.vars.palette.band.onDeep },
  // While texts can be clicked on to edit them.
  '[data-editing] & ~ * [data-source]': {
    outline: `${theme.border.dashed} ${theme.vars.palette.secondary.main}`,
    outlineOffset: theme.focus.outside,
    cursor: 'pointer',
  },
  '[data-editing] & ~ * [data-source]:is(:hover, :focus-visible)': {
    outline: `${theme.focus.ring} ${theme.vars.palette.secondary.main}`,
  },
}))

/** The button of the panel is placed at the right end of the row, and is not in it, so that the panel can be below both. */
const Frame = styled(Container)({ position: 'relative' })

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minHeight: theme.size.button,
  paddingRight: theme.size.moreButton,
  [theme.tinyScreen]: { paddingRight: theme.size.arrowButton },
  [theme.breakpoints.up('lg')]: { minHeight: theme.size.target },
}))

const Text = styled('div')(({ theme }) => ({
  flex: 1,
  '& strong': { fontWeight: theme.typography.fontWeightBold },
  [theme.breakpoints.up('lg')]: { display: 'flex', gap: theme.space.medium },
  [theme.breakpoints.down('lg')]: {
    // The way back to everything takes the line of the facts.
    '& > a:not([hidden]) + p': { display: 'none' },
  },
}))

const Facts = styled('p')(({ theme }) => ({ color: theme.vars.palette.band.quietOnDeep }))

/** A word that a phone has no room for. */
const Changed = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

/** A phone has room for these only in the panel. */
const Shortcuts = styled('div')(({ theme }) => ({
  display: 'flex',
  alignSelf: 'start',
  gap: theme.space.small,
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

type Props = PreviewData & {
  /** What reviewers need to know about a page that looks different on purpose, or null. */
  readonly note: string | null
}

export function PreviewBar(preview: Props) {
  const { shown, commit, committedAt, committedOn, buildInfo } = preview
  const { editUrl, pullRequestUrl, reviewPath } = preview
  return (
    <>
      <Bar
        aria-label="About this preview"
        data-preview={commit ?? ''}
        data-build-info={buildInfo}
        data-edit-url={editUrl ?? undefined}
        data-changes-url={pullRequestUrl === null ? undefined : `${pullRequestUrl}/files`}
        data-shown={shown ?? undefined}
        data-everything={preview.everything}
        data-no-print=""
      >
        <Frame>
          <Row>
            <Text>
              <p>
                <strong data-preview-sentence="">
                  {shown === null ? (
                    <>
                      Preview, not <a href={preview.publicUrl}>the real website</a>
                    </>
                  ) : (
                    `Preview of ${formatDay(shown)}`
                  )}
                </strong>
              </p>
              <a
                href={preview.everything}
                data-show-everything=""
                data-leave-day=""
                hidden={shown === null}
              >
                Show everything
              </a>
              <Facts>
                Pull request {preview.pullRequest}
                {committedAt === null || committedOn === null ? null : (
                  <>
                    , <Changed>changed </Changed>
                    <time dateTime={committedAt} data-age="">
                      {formatDay(committedOn)}
                    </time>
                  </>
                )}
              </Facts>
            </Text>
            <Shortcuts>
              {reviewPath === null ? null : <BarLink href={reviewPath}>What changes</BarLink>}
              {editUrl === null ? null : <EditButton />}
            </Shortcuts>
          </Row>
          <PreviewPanel {...preview} />
        </Frame>
      </Bar>
      <PreviewTray publicUrl={preview.publicUrl} />
    </>
  )
}
