import { useEffect, type RefObject } from 'react';

/** What the number of a request begins with, as a scanner or a person types it. */
const BEGINS = /^[r\d]$/i;
/** Where keys belong to something else. */
const TYPED_IN =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Gives the field the focus when a number begins while no field has it, so that the scan goes into it from its first key on. */
export function useFocusOnScan(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !BEGINS.test(key)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
