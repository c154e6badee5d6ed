// Routes every page of content/pages that has no template of its own, in any folder: /services/visiting is a page, not a service.
import { CONTENT_PAGE, createRoute } from '../_data/resolve-template'

// vite-plugin-ssr requires a default export.
export default createRoute(CONTENT_PAGE)
