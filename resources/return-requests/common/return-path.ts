/** The address above the pages of requests of return. */
export const RETURNS_BASE = '/admin/order-approval';

/** Returns the page of a request. */
export function returnPath(number: string): string {
  return `${RETURNS_BASE}/returns/${encodeURIComponent(number)}/show`;
}
