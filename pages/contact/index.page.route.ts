// Routes the contact page in every language.
import { CONTACT_PAGE, createRoute } from '../_data/resolve-template'

// vite-plugin-ssr requires a default export.
export default createRoute(CONTACT_PAGE)
