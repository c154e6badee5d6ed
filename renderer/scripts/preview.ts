// Runs in the browser on each page of a preview (part-scripts.ts). The public site does not have this file.
import { startEditing } from '../../components/preview/edit-texts.client'
import { startOtherDays } from '../../components/preview/other-days.client'
import { startPreviewBar } from '../../components/preview/preview-bar.client'
import { startRemarks } from '../../components/preview/remark.client'

const bar = document.querySelector<HTMLElement>('[data-preview]')
if (bar) {
  // First, because showing another day sets the clock.
  startPreviewBar(bar)
  startOtherDays(bar)
  startEditing(bar)
  startRemarks(bar)
}
