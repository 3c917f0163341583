import { describe, expect, it } from 'vitest';
import { compileAggregations } from '#local-firebase/firestore/query/aggregation.ts';
import type { Value } from '#local-firebase/firestore/values/types.ts';
import { ROOT, admin, buildDocument, engineWith, field, from, toValue, where } from './builders.ts';

const documentsOf = (...values: Value[]) =>
  values.map((v, index) => buildDocument(`c/${index}`, { v }));

function aggregateOf(aggregation: object, ...values: Value[]): Value | undefined {
  const { aggregate } = compileAggregations([{ alias: 'x', ...aggregation }]);
  return aggregate(documentsOf(...values)).x;
}

const sum = { sum: field('v') };
const avg = { avg: field('v') };
const big = { integerValue: '9223372036854775807' };

describe('aggregation', () => {
  it('counts, at most up to a bound', () => {
    expect(aggregateOf({ count: {} }, toValue(1), toValue('a'))).toEqual({ integerValue: '2' });
    expect(aggregateOf({ count: { upTo: '1' } }, toValue(1), toValue(2))).toEqual({
      integerValue: '1',
    });
    expect(aggregateOf({ count: { upTo: { value: '5' } } }, toValue(1))).toEqual({
      integerValue: '1',
    });
  });

  it('sums integers exactly and takes no other type', () => {
    expect(aggregateOf(sum)).toEqual({ integerValue: '0' });
    expect(
      aggregateOf(
        sum,
        { integerValue: '9007199254740993' },
        toValue(1),
        toValue('9'),
        toValue(null),
      ),
    ).toEqual({
      integerValue: '9007199254740994',
    });
  });

  it('sums to a double with a double among them or beyond 64 bits', () => {
    expect(aggregateOf(sum, toValue(1), toValue(0.5))).toEqual({ doubleValue: 1.5 });
    expect(aggregateOf(sum, big, big)).toEqual({ doubleValue: 2 ** 64 });
    expect(aggregateOf(sum, toValue(1), { doubleValue: 'NaN' })).toEqual({ doubleValue: 'NaN' });
  });

  it('averages to a double, or null of nothing', () => {
    expect(aggregateOf(avg, toValue(1), toValue(2), toValue('x'))).toEqual({ doubleValue: 1.5 });
    expect(aggregateOf(avg, toValue('x'))).toEqual({ nullValue: null });
  });

  it.each([
    ['none', []],
    ['six', Array.from({ length: 6 }, () => ({ count: {} }))],
    ['an unknown one', [{ median: field('v') }]],
    ['one of a bad path', [{ sum: field('a..b') }]],
    ['one without field', [{ avg: {} }]],
    ['a bad bound', [{ count: { upTo: -1 } }]],
  ])('with %s is INVALID_ARGUMENT', (_what, aggregations) => {
    expect(() => compileAggregations(aggregations)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  it('runs over what a query selects, and numbers those without alias', async () => {
    const engine = await engineWith({ 'o/a': { n: 1 }, 'o/b': { n: 2 }, 'o/c': { n: 4 } });
    const { structuredQuery } = from('o', { where: where('n', 'GREATER_THAN', toValue(1)) });
    const aggregations = [{ count: {} }, { alias: 'total', sum: field('n') }];
    expect(engine.runAggregation(admin, ROOT, { structuredQuery, aggregations })).toEqual({
      field_1: { integerValue: '2' },
      total: { integerValue: '6' },
    });
  });
});
