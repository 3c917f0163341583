const TOAST = '.Toastify__toast';

let before: HTMLElement | null = null;

/** Remembers where the keyboard was before it came to the toasts. */
export function rememberFocus(from: EventTarget | null): void {
  if (from instanceof Element && from.closest(TOAST)) return;
  before = from instanceof HTMLElement ? from : null;
}

/** When a toast that has the focus goes: on to the next one, or back to where the keyboard came from. */
export function passFocusOn(toast: Element): void {
  if (!toast.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(`${TOAST}[data-in='true']`)];
  const next = others.find((other) => other !== toast);
  const back = before?.isConnected ? before : document.getElementById('content');
  (next ?? back)?.focus();
}
