/** Returns how a card or a bank account is named on a receipt: `Visa 4242`; blank when the gateway did not tell. */
export function methodText(method: { brand: string; last4: string } | null): string {
  if (!method) return '';
  const { brand, last4 } = method;
  return `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ${last4}`.trim().slice(0, 60);
}
