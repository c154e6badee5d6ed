// Loaded by components/hours/load-opening.client.ts on pages with the marker of this script (part-scripts.ts).
import { startOpening } from '../../components/hours/opening.client'

startOpening()
