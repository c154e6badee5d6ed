// The link in the navigation that opens the search. Without JavaScript it leads to the site index.
import { ItemLink } from '../layout/menu-items'

export function SearchLink() {
  return (
    <ItemLink href="/site-index" data-search="">
      Search
    </ItemLink>
  )
}
