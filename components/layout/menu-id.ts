/** The id of the menu, to which the buttons that open and close it refer. */
export const MENU_ID = 'site.menu'
