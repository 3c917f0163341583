import type { KeyboardEvent } from 'react';

/** Buttons are pressed by Enter; everything else is left as it is. */
const PRESSED: ReadonlySet<string> = new Set(['submit', 'button', 'reset', 'file']);

/** In the order form and its review Ctrl + Enter goes on (⌘ + Enter as well), and Enter alone in a field does not. */
export function submitByKeys(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // held down it would lead past the review
    if (!event.repeat) submit();
    return;
  }
  const { target } = event;
  if (target instanceof HTMLInputElement && !PRESSED.has(target.type)) event.preventDefault();
}
