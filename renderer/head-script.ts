// The inline script of every page. It applies what this browser remembers before the first paint, so that nothing flashes or moves.
import { leaveGuard } from '../components/leave/leave-guard'
import { themeScript } from '../components/theme-select/theme-script'

/** The content security policy allows it by its hash. */
export const headScript = `${leaveGuard};${themeScript}`
