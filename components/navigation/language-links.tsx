// The links to a page in other languages. They are at the top of the page, where someone who cannot read it looks first.
import type { Language } from '../../model/languages'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useWords, WORDS } from '../words/words'

export type TranslationsData = {
  readonly links: readonly { readonly language: Language; readonly href: string }[]
  /** Whether the English page has changed since this one was translated. */
  readonly isOutdated: boolean
}

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: theme.space.small,
  marginLeft: 'auto',
  lineHeight: 2,
  '& a': { fontWeight: theme.typography.fontWeightBold },
}))

export function LanguageLinks({ links, isOutdated }: TranslationsData) {
  const words = useWords().languages
  return (
    <Links aria-label={words.label} data-no-print="">
      {isOutdated ? <span>{words.newerOriginal}</span> : null}
      {links.map(({ language, href }) => (
        <SiteLink key={language} href={href} lang={language}>
          {WORDS[language].languages.link}
        </SiteLink>
      ))}
    </Links>
  )
}
