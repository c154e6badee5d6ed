// Runs in the browser on every page: small enhancements of pages that also work without JavaScript.
import { startCopyButtons } from '../components/contact/copy-button.client'
import { startEvents } from '../components/events/events.client'
import { startHeader } from '../components/layout/header.client'
import { startNotFound } from '../components/not-found/not-found.client'
import { startStaffSwitch } from '../components/staff-switch/staff-switch.client'
import { startTeam } from '../components/team/team.client'
import { startThemeSelect } from '../components/theme-select/theme-select.client'

startThemeSelect()
startStaffSwitch()
startHeader()
startEvents()
startTeam()
startCopyButtons()
void startNotFound()
