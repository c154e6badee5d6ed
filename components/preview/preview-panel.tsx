// What the bar of a preview offers once it is opened, as one part for each thing that reviewers may want to do.
import { styled } from '../styled/styled'
import { AboutPreview } from './about-preview'
import { createBarButtonStyle } from './bar-button'
import { OtherDays } from './other-days'
import { OtherDevice } from './other-device'
import type { PreviewData } from './preview-data'
import { ReviewTools } from './review-tools'

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    ...createBarButtonStyle(theme),
    position: 'absolute',
    top: 0,
    right: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { right: theme.spacing(3) },
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': theme.chevron,
    // The smallest screens have room only for the arrow.
    [theme.tinyScreen]: {
      width: theme.size.button,
      '& > span': { position: 'absolute', clipPath: 'inset(50%)' },
      '&::after': { ...theme.chevron, marginLeft: 0 },
    },
  },
  '&[open] > summary::after': { transform: theme.chevronOpen },
}))

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.card}), 1fr))`,
  // The sentences about the days are the longest, and the QR code needs little.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '4fr 4fr 5fr 3fr' },
  marginTop: theme.space.tiny,
  padding: `${theme.space.large} 0`,
  borderTop: `${theme.border.thin} ${theme.vars.palette.band.edgeOnDeep}`,
  '& :is(p, svg) + p': { marginTop: theme.space.small },
}))

export function PreviewPanel(preview: PreviewData & { readonly note: string | null }) {
  return (
    <Details>
      <summary>
        <span>More</span>
      </summary>
      <Panel>
        <AboutPreview {...preview} />
        <ReviewTools {...preview} />
        <OtherDays {...preview} />
        <OtherDevice {...preview} />
      </Panel>
    </Details>
  )
}
