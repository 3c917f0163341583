import { expect, it } from 'vitest';
import { withSign } from '#src/customer/order/cylinder-notation.ts';

it.each([
  ['1.25', 'minus', '-1.25'],
  [' 1,25 ', 'minus', '-1,25'],
  ['1.25', 'plus', '1.25'],
  ['1.25', null, '1.25'],
  ['+1.25', 'minus', '+1.25'],
  ['−1.25', 'plus', '−1.25'],
  ['0', 'minus', '0'],
  ['pl', 'minus', 'pl'],
  ['', 'minus', ''],
] as const)('OR-13 reads a cylinder of %j in %s notation as %j', (typed, notation, read) => {
  expect(withSign(typed, notation)).toBe(read);
});
