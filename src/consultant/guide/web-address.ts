const WEB = /^https?:\/\//i;

/**
 * SE-08: returns an address that a browser opens as a page, or null: `javascript:` and `data:` would run in our own page,
 * also when they were stored before addresses were checked.
 */
export function webAddress(address: string): string | null {
  return WEB.test(address) ? address : null;
}
