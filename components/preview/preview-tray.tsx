// The tray at the bottom of a preview. It appears only when it has something to say or to offer; without JavaScript it never does.
import { styled } from '../styled/styled'
import { BarButton, BarLink } from './bar-button'
import type { PreviewData } from './preview-data'

const Tray = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.space.text,
  bottom: theme.space.text,
  zIndex: theme.layer.message,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.small,
  pointerEvents: 'none',
  'body:has([data-leave]) &': { bottom: theme.size.leaveBar },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.small,
    maxWidth: '100%',
    padding: `${theme.space.small} ${theme.space.medium}`,
    border: `${theme.border.thin} ${theme.vars.palette.band.edgeOnDeep}`,
    borderRadius: theme.radius.large,
    background: theme.vars.palette.band.deep,
    color: theme.vars.palette.band.onDeep,
    boxShadow: theme.elevation.floating,
    pointerEvents: 'auto',
    ...theme.typography.body2,
  },
}))

/** @param publicUrl where the notice leads if the preview is gone */
export function PreviewTray({ publicUrl }: Pick<PreviewData, 'publicUrl'>) {
  return (
    <Tray aria-label="Preview tools" data-preview-tray="" data-no-print="">
      <div data-edit-help="" hidden>
        <p data-edit-source="">Choose a text to edit it.</p>
        <BarButton type="button" data-edit-stop="">
          Stop editing
        </BarButton>
      </div>
      <div data-remark="" hidden>
        <BarLink href="mailto:" data-remark-mail="">
          Email a remark<span className="visually-hidden"> about these words</span>
        </BarLink>
        <BarLink href="#" target="_blank" rel="noopener noreferrer" data-remark-github="">
          Comment on GitHub<span className="visually-hidden"> (opens in a new tab)</span>
        </BarLink>
      </div>
      <div data-newer="" hidden>
        <p role="status" data-newer-text="" />
        <BarButton type="button" data-reload="">
          Reload
        </BarButton>
        <BarLink href={publicUrl} data-leave="" hidden>
          Go to the real website
        </BarLink>
      </div>
    </Tray>
  )
}
