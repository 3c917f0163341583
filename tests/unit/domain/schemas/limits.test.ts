import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { functionInputs } from '#domain/access/functions.ts';
import { notificationChoicesSchema } from '#domain/access/preferences/preference.ts';
import { emptyProfile } from '#domain/address/profile.ts';
import {
  combinationSchema,
  conditionSchema,
  lensDefinitionSchema,
  warningSettingsSchema,
} from '#domain/lens/model/lens.ts';
import { LIST_LIMITS, NUMBER_LIMITS } from './number-limits.ts';
import { givenOf, schemaAt, textsOf } from './schema-at.ts';
import { TEXT_LIMITS } from './text-limits.ts';

const isTaken = (schema: ZodType, value: unknown) => schema.safeParse(value).success;
const textOf = (length: number) => 'x'.repeat(length);
const emailOf = (length: number) => `${textOf(length - '@lens.test'.length)}@lens.test`;
/** Those of the lengths that the schema takes. */
const takenOf = (lengths: number[], toValue: (length: number) => unknown, schema: ZodType) =>
  lengths.filter((length) => isTaken(schema, toValue(length)));

/** `practice 1 120`, one for each text or number of a schema. */
const fieldsOf = (rows: string[][]) =>
  rows.flatMap(([schemas = '', fields = '']) =>
    schemas.split(', ').flatMap((schema) =>
      fields.split(', ').map((field): [string, string, string, string] => {
        const [name = '', least = '', most = ''] = field.split(' ');
        return [schema, name, least, most];
      }),
    ),
  );
const textAt = (where: string, name: string) => schemaAt(where, name.replace(/^[=~]/, ''));
const sizeOf = (text: string) => (text === '-' ? null : Number(text));

describe('a text', () => {
  it.each(fieldsOf(TEXT_LIMITS))('%s %s has %s to %s characters', (where, name, ...ends) => {
    const isTrimmed = !/^[=~]/.test(name);
    const schema = textAt(where, name);
    const [least = 0, most] = ends.map(sizeOf);
    const within = [least ?? 0, most ?? 1000];
    const beyond = [(least ?? 0) - 1, ...(most ? [most + 1] : [])].filter((size) => size >= 0);
    expect(takenOf([...within, ...beyond], textOf, schema)).toEqual(within);
    const blank = name.startsWith('~') ? '' : '\t';
    const typed = textOf(Math.min(Math.max(least ?? 0, 2), (most ?? 9) - 1)) + blank;
    const kept = schema.safeParse(isTrimmed ? `  ${typed}` : typed).data;
    expect(kept).toBe(isTrimmed ? typed.trim() : typed);
    const isCut = least === 1 && isTrimmed;
    expect(isCut && isTaken(schema, ' \t\n')).toBe(false);
    expect(isTaken(schema, ` ${textOf(most ?? 1000)} `)).toBe(isTrimmed || most === null);
  });

  it('of every schema is in the table, when it has a limit and no form of its own', () => {
    const listed = new Set(fieldsOf(TEXT_LIMITS).map(([at, name]) => givenOf(textAt(at, name))));
    const others = [...textsOf()].filter(([, one]) => !listed.has(one) && one.maxLength !== null);
    const missing = others.filter(([, one]) => isTaken(one, textOf(one.maxLength ?? 0)));
    expect(missing.map(([place]) => place)).toEqual([]);
  });

  it.each([
    ['applicationSchema', 'contactEmail', 200],
    ['consultantRequestInputSchema', 'email/1', 200],
    ['emailSettingsInputSchema', 'labAddresses/[]', 254],
    ['passwordResetSchema', 'email', 256],
  ])('%s %s has at most %i characters', (where, name, most) => {
    const schema = schemaAt(where, name);
    expect(isTaken(schema, '')).toBe(false);
    expect(takenOf([20, most, most + 1], emailOf, schema)).toEqual([20, most]);
  });
});

describe('a number', () => {
  it.each(fieldsOf(NUMBER_LIMITS))('%s %s lies between %s and %s', (where, name, ...ends) => {
    const isWhole = !name.startsWith('~');
    const schema = schemaAt(where, isWhole ? name : name.slice(1));
    const [least = 0, most = 0] = ends.map(Number);
    const step = isWhole ? 1 : 0.01;
    const tried = [least, least + 1, most, least - step, most + step];
    expect(tried.filter((value) => isTaken(schema, value))).toEqual([least, least + 1, most]);
    expect(isTaken(schema, least + 0.5)).toBe(!isWhole);
  });
});

const DAYS = '1999-12-31 2000-01-01 2099-12-31 2100-01-01 2999-12-31 3000-01-01 9999-12-31'.split(
  ' ',
);

describe('a day', () => {
  it.each([
    ['moneyDaySchema', '', DAYS.slice(1, 5)],
    ['journalDaySchema', '', DAYS.slice(1, 3)],
    ['agreedPriceInputSchema', 'validFrom', DAYS.slice(1, 5)],
    ['creditInputSchema', 'expiresOn', DAYS.slice(0, 5)],
    ['guideRecordInputSchema', 'reviewedOn', DAYS.slice(1)],
  ])('%s %s is one of %j', (where, name, taken) => {
    expect(DAYS.filter((day) => isTaken(schemaAt(where, name), day))).toEqual(taken);
  });
});

describe('a list', () => {
  it.each(LIST_LIMITS)('%s %s has %i to %i items', (where, name, least, most, item) => {
    const within = [...(least === 0 ? [0] : []), 1, 2, most];
    const beyond = [...(least === 0 ? [] : [0]), most + 1];
    const itemAt = (at: number): unknown => (typeof item === 'function' ? item(at) : item);
    const listOf = (length: number) => Array.from({ length }, (_, at) => itemAt(at));
    expect(takenOf([...within, ...beyond], listOf, schemaAt(where, name))).toEqual(within);
  });

  it('of the values of a condition or an exclusion has one or more', () => {
    const excludes = { kind: 'excludes', parameter: 'a', value: 'b', other: 'c' };
    for (const [values, taken] of [
      [[], false],
      [['one'], true],
      [['one', 'two'], true],
    ] as const) {
      expect(isTaken(conditionSchema, { parameter: 'a', in: values })).toBe(taken);
      expect(isTaken(combinationSchema, { ...excludes, values })).toBe(taken);
    }
  });
});

describe('what is left out', () => {
  it('of a lens that was stored before there was such a field', () => {
    const { turnaroundDays, surcharges, warranty, spare, diagnosticPriceCents, warnings } =
      lensDefinitionSchema.shape;
    const all = [turnaroundDays, surcharges, warranty, spare, diagnosticPriceCents, warnings];
    expect(all.map((schema: ZodType) => schema.parse(undefined))).toEqual([
      5,
      [],
      null,
      null,
      null,
      {},
    ]);
    expect(warningSettingsSchema.parse({ vaultLow: {} })).toEqual({
      vaultLow: { off: false, limits: {} },
    });
  });

  it('of a new user makes no super admin', () => {
    const user = { email: 'a@lens.test', password: textOf(8), role: 'admin' };
    expect(functionInputs.createUser.parse(user).isSuperAdmin).toBe(false);
    const role = { userId: 'u1', role: 'admin' };
    expect(functionInputs.setRole.parse(role).isSuperAdmin).toBe(false);
  });

  it('PF-02 of what somebody wants to hear is on', () => {
    expect(notificationChoicesSchema.parse({})).toEqual({ events: {}, orderToasts: true });
  });

  it('LG-01 of a profile has not accepted the terms', () => {
    expect(emptyProfile('u1', 'a@lens.test').termsAccepted).toBe(false);
  });
});
