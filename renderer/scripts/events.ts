// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startEvents } from '../../components/events/events.client'

startEvents()
