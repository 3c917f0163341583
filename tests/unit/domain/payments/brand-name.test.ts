import { brandName } from '#domain/payments/brand-name.ts';
import { methodText } from '#server/money/methods/method-text.ts';
import { expect, it } from 'vitest';

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['STRIPE TEST BANK', 'STRIPE TEST BANK'],
  ['', ''],
])('PY-05 PY-09 %s is named %s, on the page and on a receipt', (brand, name) => {
  expect(brandName(brand)).toBe(name);
  expect(methodText({ brand, last4: '0005' })).toBe(`${name} 0005`.trim());
});
