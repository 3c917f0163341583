import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { functionInputs } from '#domain/schemas/functions.ts';
import {
  combinationSchema,
  conditionSchema,
  lensDefinitionSchema,
  warningSettingsSchema,
} from '#domain/schemas/lens.ts';
import { notificationChoicesSchema } from '#domain/schemas/preference.ts';
import { emptyProfile } from '#domain/schemas/profile.ts';
import { LIST_LIMITS, NUMBER_LIMITS } from './number-limits.ts';
import { EMAIL_LIMITS, TEXT_LIMITS } from './text-limits.ts';

const isTaken = (schema: ZodType, value: unknown) => schema.safeParse(value).success;
const textOf = (length: number) => 'x'.repeat(length);
const emailOf = (length: number) => `${textOf(length - '@lens.test'.length)}@lens.test`;
/** Those of the lengths that the schema takes. */
const takenOf = (lengths: number[], toValue: (length: number) => unknown, schema: ZodType) =>
  lengths.filter((length) => isTaken(schema, toValue(length)));

describe('a text', () => {
  it.each(TEXT_LIMITS)('%s, is as long as this', (_where, schema, least, most) => {
    const within = most === null ? [least, 1000] : [least, most];
    const beyond = [least - 1, ...(most === null ? [] : [most + 1])].filter((size) => size >= 0);
    expect(takenOf([...within, ...beyond], textOf, schema)).toEqual(within);
  });

  it.each(TEXT_LIMITS)('%s, is kept with or without the blanks around it', (...row) => {
    const [, schema, least, most, kept] = row;
    const typed = ` ${textOf(Math.min(Math.max(least, 2), (most ?? 9) - 1))}\t`;
    const found = schema.safeParse(kept === 'trimmed' ? `  ${typed}` : typed.slice(1));
    expect(found.data).toBe(kept === 'trimmed' ? typed.trim() : typed.slice(1));
  });

  it.each(TEXT_LIMITS.filter(([, , least, , kept]) => least === 1 && kept === 'trimmed'))(
    '%s, is more than blanks',
    (_where, schema) => {
      expect(isTaken(schema, ' \t\n')).toBe(false);
    },
  );

  it.each(TEXT_LIMITS.filter(([, , , most, kept]) => most !== null && kept === 'trimmed'))(
    '%s, is counted without the blanks around it',
    (_where, schema, _least, most) => {
      expect(isTaken(schema, ` ${textOf(most ?? 0)} `)).toBe(true);
    },
  );

  it.each(EMAIL_LIMITS)('%s, is as long as this', (where, schema, most) => {
    expect(isTaken(schema, ''), `${where}, none`).toBe(false);
    expect(takenOf([20, most, most + 1], emailOf, schema)).toEqual([20, most]);
  });
});

describe('a number', () => {
  it.each(NUMBER_LIMITS)('%s, lies between these ends', (where, schema, least, most, step) => {
    const within = [least, least + 1, ...(most === null ? [least + 1_000_000] : [most])];
    const beyond = [least - step, ...(most === null ? [] : [most + step])];
    const found = [...within, ...beyond].filter((value) => isTaken(schema, value));
    expect(found).toEqual(within);
    expect(isTaken(schema, least + 0.5), `${where} between whole numbers`).toBe(step !== 1);
  });
});

describe('a list', () => {
  it.each(LIST_LIMITS)('%s, has so many items', (_where, schema, least, most, item) => {
    const within = [...(least === 0 ? [0] : []), 1, 2, most ?? 100];
    const beyond = [...(least === 0 ? [] : [0]), ...(most === null ? [] : [most + 1])];
    const listOf = (length: number) => Array<unknown>(length).fill(item);
    expect(takenOf([...within, ...beyond], listOf, schema)).toEqual(within);
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
    expect(notificationChoicesSchema.parse({})).toEqual({
      events: {},
      orderToasts: true,
    });
  });

  it('LG-01 of a profile has not accepted the terms', () => {
    expect(emptyProfile('u1', 'a@lens.test').termsAccepted).toBe(false);
  });
});
