/** What a row of the queue carries, whether it is a row of the table or a card: the order's id. */
export const rowMark = (id: string) => ({ 'data-order': id });

/** The rows on the screen, from the top. */
export function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
}

/** Which row has the focus, counted from 0; -1 when none has. */
export function currentRow(list: HTMLElement | null): number {
  return rowsIn(list).findIndex((row) => row.contains(document.activeElement));
}

/** Focuses the link of the row at `index`, or of the nearest one there is. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const rows = rowsIn(list);
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.querySelector('a')?.focus();
}

const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a key was meant for something else: a field, a dialog or panel, the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
}
