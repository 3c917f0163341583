import { assert, expect, it } from 'vitest';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { settleTyped } from '#src/customer/order/fields/typed-entry.ts';
import { withSign } from '#src/customer/order/fields/cylinder-notation.ts';

const cylinder = clinicalFields().find(({ name }) => name === 'refractionCylinder');
assert(cylinder?.kind === 'number');

it.each([
  ['1.25', 'minus', '-1.25'],
  [' 1,25 ', 'minus', '-1,25'],
  ['1.25', 'plus', '1.25'],
  ['1.25', null, '1.25'],
  ['1.25 D', 'minus', '-1.25 D'],
  ['1.25D', 'plus', '1.25D'],
  ['125', 'minus', '-125'],
  ['+1.25', 'minus', '+1.25'],
  ['−1.25', 'plus', '−1.25'],
  ['0', 'minus', '0'],
  ['pl', 'minus', 'pl'],
  ['', 'minus', ''],
] as const)('OR-13 reads a cylinder of %j in %s notation as %j', (typed, notation, read) => {
  expect(withSign(typed, notation, cylinder)).toBe(read);
});

it.each(['1.25', '1.25 D', '125'])('OR-13 keeps %j in minus notation as −1.25', (typed) =>
  expect(settleTyped(withSign(typed, 'minus', cylinder), cylinder)?.text).toBe('−1.25'),
);
