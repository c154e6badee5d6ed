// The buttons that open and close the menu on small screens.
import { Button } from '../button/button'
import { styled } from '../styled/styled'

export const MENU_ID = 'site.menu'

/** Hidden in browsers without popovers, which always show the menu. */
export const MenuButton = styled(Button)(({ theme }) => ({
  padding: theme.size.barButtonPadding,
  '@supports not selector(:popover-open)': { display: 'none' },
}))
