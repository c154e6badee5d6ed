// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startNotFound } from '../../components/not-found/not-found.client'

void startNotFound()
