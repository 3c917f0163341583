/** TO-01, and react-admin's `warning`. */
export const TOAST_TYPES = ['success', 'error', 'warning', 'info', 'default'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

/** Returns the type; `default` for an unknown one. */
export function toastType(type: string): ToastType {
  return TOAST_TYPES.find((known) => known === type) ?? 'default';
}
