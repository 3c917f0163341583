const PATCHED = Symbol.for('gives no focus to what is hidden');

/**
 * Gives no focus to what is in a closed dialog or menu that stays mounted, as browsers do: it is invisible. jsdom knows
 * no stylesheets, and react-admin's chooser of columns has a search field that takes the focus when it is mounted.
 */
export function keepFocusOffHiddenModals(): void {
  const { prototype } = HTMLElement;
  // test files of a worker share its document, so it may be patched already
  if (Object.hasOwn(prototype, PATCHED)) return;
  const { focus } = prototype;
  prototype.focus = function focusVisible(options) {
    if (!this.closest('.MuiModal-hidden')) focus.call(this, options);
  };
  Object.defineProperty(prototype, PATCHED, { value: true });
}
