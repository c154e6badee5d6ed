// The bar above each page of a preview. It is the first thing that a reviewer sees, so it says in one line what this is.
import { formatDay } from '../date/format-day'
import { Container } from '../container/container'
import { styled } from '../styled/styled'
import { BarButton, BarLink } from './bar-button'
import type { PreviewData } from './preview-data'
import { PreviewPanel } from './preview-panel'
import { PreviewTray } from './preview-tray'

const Bar = styled('aside')(({ theme }) => ({
  position: 'relative',
  // The open panel covers the header of the page.
  zIndex: theme.layer.dialog,
  padding: `${theme.space.tiny} 0`,
  borderBottom: theme.border.forced,
  background: theme.vars.palette.band.deep,
  color: theme.vars.palette.band.onDeep,
  ...theme.typography.body2,
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

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.small,
  rowGap: theme.space.tiny,
  '& strong': { fontWeight: theme.typography.fontWeightBold },
  '& a': { color: 'inherit' },
}))

/** Takes what the buttons leave, and a line of its own if that is too little. */
const Text = styled('p')(({ theme }) => ({ flex: `1 1 ${theme.size.box}` }))

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.band.quietOnDeep }))

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
        <Row>
          <Text>
            <strong data-preview-sentence="">
              {shown === null
                ? 'Preview: visitors do not see this yet.'
                : `Preview: what visitors see from ${formatDay(shown)} on.`}
            </strong>{' '}
            <Quiet>
              Pull request {preview.pullRequest}
              {committedAt === null || committedOn === null ? null : (
                <>
                  , changed{' '}
                  <time dateTime={committedAt} data-age="">
                    on {formatDay(committedOn)}
                  </time>
                </>
              )}
            </Quiet>
          </Text>
          <BarLink
            href={preview.everything}
            data-show-everything=""
            data-leave-day=""
            hidden={shown === null}
          >
            Show everything
          </BarLink>
          {reviewPath === null || shown !== null ? null : (
            <BarLink href={reviewPath}>What changes</BarLink>
          )}
          {editUrl === null ? null : (
            <BarButton type="button" aria-pressed="false" data-edit-toggle="" hidden>
              Edit texts
            </BarButton>
          )}
          <PreviewPanel {...preview} />
        </Row>
      </Bar>
      <PreviewTray />
    </>
  )
}
