// The last lines of the footer: what we are, who designed the site, the list of all pages, and the choice of a theme.
import type { Settings } from '../../../model/settings'
import { SiteLink } from '../../site-link/site-link'
import { styled } from '../../styled/styled'
import { ThemeSelect } from '../../theme-select/theme-select'
import { English, LanguageNote } from '../../words/language-note'
import { useWords } from '../../words/words'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.text} ${theme.space.huge}`,
  marginTop: theme.space.part,
  paddingTop: theme.space.large,
  borderTop: `${theme.border.thin} ${theme.vars.palette.band.edgeOnDeep}`,
  ...theme.typography.body2,
}))

export function BottomRow({ settings }: { settings: Settings }) {
  const words = useWords().footer
  return (
    <Row data-no-print="">
      <div>
        <p>
          <English>{settings.nonprofitStatement}</English>
          {settings.ein === undefined ? null : ` ${words.taxNumber}${settings.ein}.`}
        </p>
        <p>
          <English>{settings.designerCredit}</English> ·{' '}
          <SiteLink href="/site-index">
            {words.siteIndex}
            <LanguageNote href="/site-index" />
          </SiteLink>
        </p>
      </div>
      <ThemeSelect />
    </Row>
  )
}
