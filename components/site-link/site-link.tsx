// The component for all links: internal paths get the base path, and external links open in a new tab. A link to a page in another
// language says so to browsers.
import type { ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { getPathLanguage } from '../words/path-language'
import { useWords } from '../words/words'

type Props = {
  /** `/contact`, `#name`, an absolute https:// URL, or a mailto:, tel: or sms: URL. */
  href: string
  children: ReactNode
  className?: string | undefined
  id?: string
  /** The media type of the target, if it is not a page. */
  type?: string
  title?: string
  /** The language of the words, if it is not that of the page. */
  lang?: string
  'aria-current'?: 'page' | 'true' | undefined
}

export function SiteLink({ href, children, ...rest }: Props) {
  const { newTab } = useWords()
  if (href.startsWith('/')) {
    return (
      <InternalLink href={href} {...rest}>
        {children}
      </InternalLink>
    )
  }
  if (!href.startsWith('https:')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden">{newTab}</span>
    </a>
  )
}

/** React Router's own `Link` is for client-side routing, which pages do not use. */
function InternalLink({ href, ...rest }: Props) {
  const language = getPathLanguage(href)
  const hrefLang = language === useWords().language ? undefined : language
  return <a {...rest} href={useHref(href)} hrefLang={hrefLang} />
}

/** Returns the base path of the site, with a slash at both ends. */
export function useBase(): string {
  return useHref('/')
}
