const TOAST = '.Toastify__toast';

let before: HTMLElement | null = null;

/** Remembers the focused element before the focus moved to the toasts. */
export function rememberFocus(from: EventTarget | null): void {
  if (from instanceof Element && from.closest(TOAST)) return;
  before = from instanceof HTMLElement ? from : null;
}

/** When a toast with the focus closes, moves the focus to the next one, or back to the remembered element. */
export function passFocusOn(toast: Element): void {
  if (!toast.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(`${TOAST}[data-in='true']`)];
  const next = others.find((other) => other !== toast);
  const back = before?.isConnected ? before : document.getElementById('content');
  (next ?? back)?.focus();
}
