/** The attribute that marks a row of the queue, a table row or a card, with the order's id. react-admin has a data-order. */
export const rowMark = (id: string) => ({ 'data-order-id': id });

/** Returns the rows on the screen, from the top. */
export function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-order-id]') ?? [])];
}

/** Returns the index of the row that has the focus; -1 when none has. */
export function currentRow(list: HTMLElement | null): number {
  return rowsIn(list).findIndex((row) => row.contains(document.activeElement));
}

/** Focuses the link of the row at `index`, or of the nearest existing row. */
export function focusRow(list: HTMLElement | null, index: number): void {
  const rows = rowsIn(list);
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.querySelector('a')?.focus();
}

const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Returns whether a key press belongs to something else: a field, a dialog or panel, or the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
}
