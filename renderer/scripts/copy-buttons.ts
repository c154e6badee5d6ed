// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startCopyButtons } from '../../components/contact/copy-button.client'

startCopyButtons()
