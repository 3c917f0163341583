import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CUSTOMER } from '#domain/customers/customer-record.ts';
import { IMPORT_COLUMNS } from '#domain/import/import-columns.ts';
import { nearestName } from '#domain/import/nearest.ts';
import { readCell, type CellKind } from '#domain/import/read-cell.ts';
import { TAX_RATE_MOST } from '#domain/money/prices/price-schema.ts';
import { percentOf } from '#domain/money/prices/tax.ts';

describe('AD-17 reading a cell', () => {
  const read: [kind: CellKind, typed: string, value: unknown][] = [
    ['text', '  two words ', 'two words'],
    ['number', '30', 30],
    ['number', ' ', null],
    ['netDays', 'Net 30', 30],
    ['netDays', 'net45', 45],
    ['netDays', 'N/60', 60],
    ['netDays', '15 Days', 15],
    ['netDays', 'a 90 días', 90],
    ['netDays', '30.00', 30],
    ['netDays', 'Due on receipt', 0],
    ['netDays', '', null],
    ['money', '$1,234.50', 123_450],
    ['money', '1.234,5', 123_450],
    ['money', '1,234', 123_400],
    ['money', "1 234'567.89", 123_456_789],
    ['money', '12,5 $', 1_250],
    ['percent', '8,5 %', 8_500],
    ['percent', '8.87500', 8_875],
    ['percent', '', null],
    ['timeZone', 'America/Chicago', 'America/Chicago'],
    ['timeZone', 'america/new york', 'America/New_York'],
    ['timeZone', '', null],
    ['yesNo', 'Sí', true],
    ['yesNo', 'FALSE', false],
    ['day', '2026-01-31', '2026-01-31'],
    ['day', '2026-01-31 00:00:00', '2026-01-31'],
    ['day', '1/31/2026', '2026-01-31'],
    ['role', 'Propietario', 'owner'],
    ['email', 'Ann Lee <ANN@example.com>', 'ann@example.com'],
    ['accountNumber', '100 200', '100200'],
    ['country', 'usa', 'US'],
    ['country', 'Estados Unidos', 'US'],
    ['country', 'Bosnia and Herzegovina', 'BA'],
    ['country', 'Österreich', 'AT'],
    ['country', 'Czech Republic', 'CZ'],
    ['country', 'NZL', 'NZ'],
  ];
  it.each(read)('%s %j', (kind, typed, value) => {
    expect(readCell(kind, typed, 'monthFirst')).toEqual({ value });
  });

  const wrong: [kind: CellKind, typed: string, nearest: string | undefined][] = [
    ['number', '30 days', '30'],
    ['number', 'soon', undefined],
    ['money', '12.3456', '12.35'],
    ['percent', '0.08875', undefined],
    ['timeZone', 'Chicago', 'America/Chicago'],
    ['timeZone', 'America/Chicgo', 'America/Chicago'],
    ['timeZone', '+01:00', undefined],
    ['day', '31/1/2026', '2026-01-31'],
    ['day', '2026-02-30', undefined],
    ['role', 'ownr', 'owner'],
    ['role', 'order', 'orderer'],
    ['email', 'ann@example,com', 'ann@example.com'],
    ['accountNumber', '1200', '001200'],
    ['country', 'Atlantis', undefined],
  ];
  it.each(wrong)('SE-08 refuses %s %j, nearest %j', (kind, typed, nearest) => {
    const list = kind === 'role' ? 'owner, orderer, biller, viewer' : undefined;
    expect(readCell(kind, typed, 'monthFirst')).toEqual({ rule: kind, nearest, list });
  });

  it('AD-18 SE-08 refuses terms that an account cannot have', () => {
    const told = ['2% 10 Net 30', 'End of month', '-5', '1,5'].map((typed) =>
      readCell('netDays', typed, null),
    );
    expect(told).toEqual([
      { rule: 'number', nearest: '30' },
      { rule: 'number', nearest: undefined },
      { value: -5 },
      { rule: 'number', nearest: '1' },
    ]);
  });

  it('reads every tax rate as pages show it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TAX_RATE_MOST }), (rate) => {
        expect(readCell('percent', percentOf(rate), null)).toEqual({ value: rate });
      }),
    );
  });

  it('reads every amount as the export writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readCell('money', (cents / 100).toFixed(2), null)).toEqual({ value: cents });
      }),
    );
  });
});

describe('AD-17 the columns of an account', () => {
  it('are all that its form has', () => {
    const columns = new Set(IMPORT_COLUMNS.customers.columns.map(({ field }) => field));
    const fields = Object.keys(NEW_CUSTOMER).map((field) =>
      field === 'buyingGroupId' ? 'buyingGroup' : field,
    );
    expect(fields.filter((field) => !columns.has(field))).toEqual([]);
  });
});

describe('AD-17 the nearest name', () => {
  it('is the one with the fewest typing errors, and none when nothing is like it', () => {
    const names = ['Clear Sight Partners', 'Clear Vision', 'Harbor Group'];
    expect(nearestName('Clear Sigth Partner', names)).toBe('Clear Sight Partners');
    expect(nearestName('harbor', names)).toBe('Harbor Group');
    expect(nearestName('Clear Sigth', names)).toBe('Clear Sight Partners');
    expect(nearestName('Zebra', names)).toBeUndefined();
  });

  it.each([
    ['two of four letters', 'Opal', 'Ovel', true],
    ['three of four letters', 'Opal', 'Ovem', false],
    ['three of ten letters', 'Harborside', 'Xarbyrsidz', true],
    ['four of ten letters', 'Harborside', 'Xarbyrsydz', false],
    ['a part of three letters', 'Eye', 'Clear Eye', true],
    ['a part of two letters', 'Ey', 'Clear Eye', false],
    ['an error in five letters of a beginning', 'Clesr', 'Clear Vision', true],
    ['an error in four letters of a beginning', 'Clez', 'Clear Vision', false],
  ])('is found with %s: %s of %s: %s', (_what, typed, name, isFound) => {
    expect(nearestName(typed, [name])).toBe(isFound ? name : undefined);
  });
});
