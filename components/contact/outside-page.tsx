// A link to a page of another organization that works for us. It says before the click whose page opens.
import { ButtonLink } from '../button/button-link'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

const Host = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: theme.space.hair,
}))

type Props = { href: string; label: string; asButton?: boolean }

export function OutsidePage({ href, label, asButton = false }: Props) {
  return (
    <p>
      {asButton ? (
        <ButtonLink href={href} variant="outlined">
          {label}
        </ButtonLink>
      ) : (
        <SiteLink href={href}>{label}</SiteLink>
      )}
      <Host>
        {useWords().contact.host}
        {new URL(href).host}
      </Host>
    </p>
  )
}
