import type { MouseEvent } from 'react';

/**
 * For a button beside a field: the field that has the focus keeps it. Leaving that one could show its error, move
 * the button from under the pointer, and swallow the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
