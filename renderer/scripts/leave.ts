// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startLeaving } from '../../components/leave/leave.client'

startLeaving()
