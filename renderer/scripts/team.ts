// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startTeam } from '../../components/team/team.client'

startTeam()
