import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileDates, type DateOrder } from '#domain/import/date-order.ts';
import { readCell } from '#domain/import/read-cell.ts';

const ORDERS: (DateOrder | null)[] = ['monthFirst', 'dayFirst', null];
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Writes a day as files do, with or without zeros. */
function written(iso: string, { order, mark }: { order: DateOrder; mark: string }): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  const parts = order === 'dayFirst' ? [date, month, year] : [month, date, year];
  return parts.map((part) => part.replace(/^0/, '')).join(mark);
}

describe('AD-18 the dates of an import', () => {
  it.each(ORDERS)('AD-18 with dots begin with the day, in a file that is %s', (order) => {
    expect(readCell('day', '01.12.2026', order)).toEqual({ value: '2026-12-01' });
    fc.assert(
      fc.property(day, (iso) => {
        const typed = written(iso, { order: 'dayFirst', mark: '.' });
        expect(readCell('day', typed, order)).toEqual({ value: iso });
      }),
    );
  });

  it('AD-18 SE-08 with dots and a day that is not there are refused with the nearest', () => {
    const wrong = { rule: 'day', nearest: '2026-01-31' };
    expect(readCell('day', '01.31.2026', 'monthFirst')).toEqual(wrong);
    expect(readCell('day', '31.02.2026', null)).toEqual({ rule: 'day' });
  });

  it('AD-18 with slashes and hyphens are read as the file is, and without an order only when they are clear', () => {
    expect(readCell('day', '02/03/2026', 'monthFirst')).toEqual({ value: '2026-02-03' });
    expect(readCell('day', '02-03-2026', 'dayFirst')).toEqual({ value: '2026-03-02' });
    expect(readCell('day', '02/03/2026', null)).toEqual({ rule: 'day' });
    expect(readCell('day', '4/4/2026', null)).toEqual({ value: '2026-04-04' });
    expect(readCell('day', '31/1/2026', null)).toEqual({ value: '2026-01-31' });
  });

  it.each<[texts: string[], order: DateOrder | null, unclear: string | null]>([
    [[], null, null],
    [['', 'soon', '2026-02-03', '03.02.2026', '5/5/2026'], null, null],
    [['2026-02-03', ' 01/02/2026 ', '03/02/2026'], null, '01/02/2026'],
    [['01/02/2026', '1/31/2026'], 'monthFirst', '01/02/2026'],
    [['31-1-2026', '01-02-2026'], 'dayFirst', '01-02-2026'],
    [['31/1/2026', '1/31/2026'], null, null],
    [['31/1/2026', '1/31/2026', '1/2/2026'], null, '1/2/2026'],
    [['13/13/2026', '1/2-2026', '1/2/26'], null, null],
  ])('AD-18 tell together how they are meant: %j', (texts, order, unclear) => {
    expect(fileDates(texts)).toEqual({ order, unclear });
  });

  it('AD-18 are never read as another day than was written, in either order', () => {
    const order = fc.constantFrom<DateOrder>('monthFirst', 'dayFirst');
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), order, (days, meant) => {
        const typed = days.map((iso) => written(iso, { order: meant, mark: '/' }));
        const told = fileDates(typed);
        expect([meant, null]).toContain(told.order);
        const read = typed.map((text) => readCell('day', text, told.order ?? meant));
        expect(read).toEqual(days.map((value) => ({ value })));
      }),
    );
  });
});
