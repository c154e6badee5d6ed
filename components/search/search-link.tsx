// The link in the navigation that opens the search. Without JavaScript it leads to the site index.
import { ItemLink } from '../layout/menu-items'
import { useWords } from '../words/words'

export function SearchLink() {
  return (
    <ItemLink href="/site-index" data-search="">
      {useWords().search.link}
    </ItemLink>
  )
}
