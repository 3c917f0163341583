import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { measuredOptions } from '#domain/lens/option-amount.ts';
import { hasEdge } from '#server/ordering/orders/submission/order-flags.ts';
import { describe, expect, it } from 'vitest';

const numbers = catalogue.flatMap((lens) =>
  lens.parameters.flatMap((parameter) =>
    parameter.kind === 'number' ? [{ lens, parameter, title: `${lens.id} ${parameter.name}` }] : [],
  ),
);
const ranges = numbers.filter(({ parameter }) => parameter.min < parameter.max);
const single = numbers.filter(({ parameter }) => parameter.min === parameter.max);

describe('the flag for the edge of a range', () => {
  it.each(ranges)(
    'OR-08 stands at both ends of $title, and not a step inside',
    ({ lens, parameter }) => {
      const { name, min, max, step } = parameter;
      expect(hasEdge(lens, { [name]: min })).toBe(true);
      expect(hasEdge(lens, { [name]: max })).toBe(true);
      expect(hasEdge(lens, { [name]: min + step })).toBe(min + step === max);
      expect(hasEdge(lens, { [name]: max - step })).toBe(max - step === min);
    },
  );

  it.each(single)(
    'OR-08 does not stand where only one value is made: $title',
    ({ lens, parameter }) => {
      expect(hasEdge(lens, { [parameter.name]: parameter.min })).toBe(false);
    },
  );

  it('OR-08 does not stand where only one option comes to a number', () => {
    const name = 'limbalZone';
    const parameter = ampleyeScleral.parameters.find((one) => one.name === name);
    if (parameter?.kind !== 'choice') throw new Error('The lens has no such choice');
    const made = (count: number) => {
      const options = measuredOptions(parameter).slice(0, count);
      return { ...ampleyeScleral, parameters: [{ ...parameter, options }] };
    };
    const [option] = measuredOptions(parameter);
    expect(hasEdge(made(2), { [name]: option?.value ?? '' })).toBe(true);
    expect(hasEdge(made(1), { [name]: option?.value ?? '' })).toBe(false);
  });

  it('OR-08 there is such a lens, and an empty prescription is at no edge', () => {
    expect(single).not.toEqual([]);
    expect(catalogue.filter((lens) => hasEdge(lens, {}))).toEqual([]);
  });
});
