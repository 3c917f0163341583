const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a key belongs to a field, a dialog or the browser, and not to a scan. */
export function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (document.querySelector('[role="dialog"]')) return true;
  return event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
}
