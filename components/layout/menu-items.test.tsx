import { expect, test } from 'vitest'
import { renderStyles } from '../testing/render-styles'
import { MenuGroup, MenuLink } from './menu-items'

const current = { href: null, isPage: false, group: null }
const link = { label: 'Team', href: '/about/team', group: 'About' }

test('the label of a group has the class of the links, so its rules are there once', () => {
  const styles = renderStyles(
    <>
      <MenuLink href="/contact" current={current}>
        Contact
      </MenuLink>
      <MenuGroup group={{ label: 'About', items: [link] }} current={current} />
    </>,
  )
  expect(styles.match(/:hover/g)).toHaveLength(1)
})
