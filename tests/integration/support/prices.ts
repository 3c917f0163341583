/** An agreed price of account 100200, valid from long ago on. */
export function priceInput(changes: Record<string, unknown> = {}) {
  return {
    lensId: 'gp-sphere',
    part: 'lens',
    accountNumber: '100200',
    buyingGroupId: null,
    minQuantity: 1,
    priceCents: 5_000,
    validFrom: '2020-01-01',
    validUntil: null,
    note: '',
    ...changes,
  };
}
