// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startFrameThemes } from '../../components/theme-select/frame-theme.client'

startFrameThemes()
