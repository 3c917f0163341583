import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the current field when a button next to a field is pressed. A blur could show an error, move the
 * button away from the pointer, and swallow the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
