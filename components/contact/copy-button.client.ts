// Makes the copy buttons work, and shows the result in a toast.
import { showToast } from '../toast/toast.client'

export function startCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false
    button.addEventListener(
      'click',
      () => void copy(button.dataset['copy'] ?? '', button.dataset['what'] ?? ''),
    )
  }
}

async function copy(text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(`Copied ${label}.`)
  } catch {
    showToast(`Your browser did not allow copying. ${text}`)
  }
}
