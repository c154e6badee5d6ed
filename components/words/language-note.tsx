// Marks words and links on a page that are not in the language of the page.
import type { ReactNode } from 'react'
import { getPathLanguage } from './path-language'
import { useWords } from './words'

/** Text of the content that exists only in English, so that screen readers pronounce it well. */
export function English({ children }: { children: ReactNode }) {
  return useWords().language === 'en' ? children : <span lang="en">{children}</span>
}

/** The title of the page that a link leads to, and a note if the page is in another language. Everyone has a word for the home page. */
type TitleProps = { href: string; title: string; isHome?: boolean }

export function PageTitle({ href, title, isHome = false }: TitleProps) {
  const words = useWords()
  const language = getPathLanguage(href)
  if (!href.startsWith('/') || language === words.language) return title
  return (
    <>
      {isHome ? words.home : <span lang={language}>{title}</span>}
      <LanguageNote href={href} />
    </>
  )
}

/** Follows the words of a link from a Spanish page if its page exists only in English. */
export function LanguageNote({ href }: { href: string }) {
  const { language, onlyInEnglish } = useWords()
  return getPathLanguage(href) === language ? null : onlyInEnglish
}
