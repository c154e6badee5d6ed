// Routes every service in every language.
import { createRoute, SERVICE_PAGE } from '../../_data/resolve-template'

// vite-plugin-ssr requires a default export.
export default createRoute(SERVICE_PAGE)
