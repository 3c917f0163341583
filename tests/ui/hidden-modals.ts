const PATCHED = Symbol.for('gives no focus to what is hidden');

/**
 * Gives no focus to what is in a closed dialog or menu that stays mounted, as browsers do: it is invisible. jsdom knows
 * no stylesheets, and react-admin's chooser of columns has a search field that takes the focus when it is mounted.
 */
export function keepFocusOffHiddenModals(): void {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'focus');
  const focus: unknown = own?.value;
  // test files of a worker share its document, so it may be patched already
  if (typeof focus !== 'function' || Object.hasOwn(prototype, PATCHED)) return;
  const value = function focusVisible(this: HTMLElement, options?: FocusOptions): void {
    if (!this.closest('.MuiModal-hidden')) Reflect.apply(focus, this, [options]);
  };
  Object.defineProperty(prototype, 'focus', { ...own, value });
  Object.defineProperty(prototype, PATCHED, { value: true });
}
