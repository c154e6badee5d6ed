// Counts how often Shift is pressed alone, and says how many times are left.
import { PRESS_MORE, PRESS_ONCE } from '../words/en-leave'

const PRESSES = 3
const WITHIN_MS = 5000

/**
 * @param hint the live region with the hint, which shows the count while there is one
 * @param onComplete called when Shift has been pressed three times within five seconds
 */
export function startShiftCounter(hint: HTMLElement, onComplete: () => void): void {
  const instruction = hint.textContent
  // A page in another language has these words as attributes.
  const { pressOnce = PRESS_ONCE, pressMore = PRESS_MORE } = hint.dataset
  let presses = 0
  let isAlone = false
  let timer = 0
  const show = (text: string, isCounting: boolean) => {
    hint.textContent = text
    hint.toggleAttribute('data-counting', isCounting)
  }
  const reset = () => {
    clearTimeout(timer)
    if (presses > 0) show(instruction, false)
    presses = 0
  }
  const press = () => {
    presses += 1
    if (presses === 1) timer = window.setTimeout(reset, WITHIN_MS)
    if (presses === PRESSES) return onComplete()
    const left = PRESSES - presses
    show(left === 1 ? pressOnce : pressMore.replace('{}', String(left)), true)
  }
  hint.hidden = false
  addEventListener('keydown', (event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event
    if (repeat) return
    isAlone = key === 'Shift' && !ctrlKey && !altKey && !metaKey
    if (!isAlone) reset()
  })
  // Shift is a modifier of clicks, too.
  addEventListener('pointerdown', () => {
    isAlone = false
    reset()
  })
  addEventListener('keyup', ({ key }) => {
    if (key === 'Shift' && isAlone) press()
    isAlone = false
  })
}
