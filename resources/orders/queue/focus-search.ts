/** Focuses the search field of the list. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
