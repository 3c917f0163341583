import type { MouseEvent } from 'react';

/** Returns whether the click is for this tab, as the router's links decide it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
