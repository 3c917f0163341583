import type { KeyboardEvent } from 'react';

/** The input types where Enter presses a button. */
const PRESSED: ReadonlySet<string> = new Set(['submit', 'button', 'reset', 'file']);

/** In the order form and its review, Ctrl + Enter (or ⌘ + Enter) continues; Enter alone in a field does not. */
export function submitByKeys(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // a held key would skip the review
    if (!event.repeat) submit();
    return;
  }
  const { target } = event;
  if (target instanceof HTMLInputElement && !PRESSED.has(target.type)) event.preventDefault();
}
