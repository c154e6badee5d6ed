// Runs in the browser on pages with the marker of this script (part-scripts.ts).
import { startNoticeBar } from '../../components/notices/notice-bar.client'

startNoticeBar()
