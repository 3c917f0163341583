import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerInputSchema } from '#domain/customers/customer-input.ts';
import { NEW_CUSTOMER } from '#domain/customers/customer-record.ts';
import { IMPORT_COLUMNS, IMPORT_KINDS } from '#domain/import/import-columns.ts';
import { mappingProblem } from '#domain/import/mapping-problem.ts';
import { columnLabel } from '#server/access/imports/column-labels.ts';
import { suggestMapping } from '#server/access/imports/column-mapping.ts';
import { issueErrors } from '#server/access/imports/issue-errors.ts';

const missing = (...fields: string[]) => ({ problem: 'missing', fields });

describe('AD-17 recognizing columns', () => {
  it.each(IMPORT_KINDS)(
    'every field of %s by its label in both languages, in any order',
    (kind) => {
      const { columns } = IMPORT_COLUMNS[kind];
      const shuffled = fc.shuffledSubarray([...columns], { minLength: columns.length });
      fc.assert(
        fc.property(shuffled, fc.constantFrom('en' as const, 'es' as const), (some, locale) => {
          const headings = some.map(
            ({ field }) => ` ${columnLabel(kind, field, locale).toUpperCase()} `,
          );
          expect(suggestMapping(kind, headings)).toEqual(some.map(({ field }) => field));
        }),
      );
    },
  );

  it.each(IMPORT_KINDS)('no name of %s stands for two fields', (kind) => {
    for (const { field, names } of IMPORT_COLUMNS[kind].columns) {
      for (const name of names) {
        const [found] = suggestMapping(kind, [name]);
        expect([name, found]).toEqual([name, field]);
      }
    }
  });

  it('fills a field once, and prefers what was chosen before', () => {
    expect(suggestMapping('customers', ['Name', 'Practice'])).toEqual(['practice', null]);
    const before = new Map([
      ['Firma', 'practice'],
      ['City', null],
    ]);
    expect(suggestMapping('customers', ['Practice', 'Firma', 'City'], before)).toEqual([
      null,
      'practice',
      null,
    ]);
  });

  it('SE-08 names what is missing or chosen twice', () => {
    expect(mappingProblem('customers', ['practice'])).toBeNull();
    expect(mappingProblem('customers', ['city'])).toEqual(missing('accountNumber', 'practice'));
    expect(mappingProblem('customers', ['city', 'practice', 'city'])).toEqual({
      problem: 'twice',
      field: 'city',
    });
    const [withEmail, withRole] = ['memberEmail', 'memberRole'].map((field) =>
      mappingProblem('customers', ['practice', field]),
    );
    expect([withEmail, withRole]).toEqual([missing('memberRole'), missing('memberEmail')]);
    expect(mappingProblem('customers', ['practice', 'memberEmail'], 'biller')).toBeNull();
    expect(mappingProblem('customers', ['practice'], 'biller')).toBeNull();
    expect(mappingProblem('customers', ['practice', 'memberRole'], 'biller')).toEqual(
      missing('memberEmail'),
    );
    expect(mappingProblem('prices', ['lensId', 'priceCents', 'validFrom'])).toEqual(
      missing('accountNumber', 'buyingGroupId'),
    );
    expect(mappingProblem('prices', ['lensId', 'version'])).toEqual({
      problem: 'unknown',
      field: 'version',
    });
  });
});

const BOSTON = { country: 'US', address: '1 Main St', city: 'Boston', state: 'MA' };

describe('AD-17 what the schema of a record says', () => {
  it.each([
    [{ practice: ' ' }, 'practice required'],
    [{ phone: '5'.repeat(41) }, `phone tooLong ${'5'.repeat(41)} none Use at most 40 characters`],
    [{ netDays: 366 }, 'netDays tooBig 366 365 Use at most 365. Nearest: 365'],
    [{ netDays: -1 }, 'netDays tooSmall -1 0 Use at least 0. Nearest: 0'],
    [{ netDays: null }, 'netDays required'],
    [{ taxRate: 30_500 }, 'taxRate tooBig 30.5 30 Use at most 30. Nearest: 30'],
    [{ creditLimitCents: -250 }, 'creditLimitCents tooSmall -2.5 0 Use at least 0. Nearest: 0'],
    [{ onHold: true }, 'holdReason required'],
    [{ timeZone: 'Chicago' }, 'timeZone timeZone Chicago none'],
    [{ holdReason: '\0' }, 'holdReason unstorable \0'],
    [{ practice: 'Oak\nEye' }, 'practice lineBreak Oak\nEye none Write this in one line'],
    [{ website: 'a\u202eb' }, 'website direction a\u202eb none Contains an invisible character'],
    [{ ...BOSTON, zip: '2139' }, 'zip format 2139 02139'],
  ])('in the units of the file: %j', (change, told) => {
    const input = { ...NEW_CUSTOMER, practice: 'Harbor', ...change };
    const issues = customerInputSchema.safeParse(input).error?.issues ?? [];
    const [first, ...others] = issueErrors(issues, input);
    expect(others).toEqual([]);
    const { field, rule, value, nearest = 'none', en } = first ?? {};
    expect(`${field} ${rule} ${value} ${nearest} ${en}`).toContain(told);
  });
});
