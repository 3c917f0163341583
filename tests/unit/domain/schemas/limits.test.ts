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

describe('a text', () => {
  it.each(TEXT_LIMITS)('%s, is as long as this', (where, schema, least, most, kept) => {
    expect(isTaken(schema, textOf(least)), `${where} of ${least}`).toBe(true);
    expect(isTaken(schema, textOf(Math.max(least, 2))), `${where} of two`).toBe(true);
    if (least > 0) expect(isTaken(schema, textOf(least - 1)), `${where}, too short`).toBe(false);
    if (most !== null) {
      expect(isTaken(schema, textOf(most)), `${where} of ${most}`).toBe(true);
      expect(isTaken(schema, textOf(most + 1)), `${where} of ${most + 1}`).toBe(false);
    }
    if (least === 8) return;
    const typed = ` ${textOf(most === 2 ? 1 : 2)}\t`;
    const expected = kept === 'trimmed' ? typed.trim() : typed;
    expect(schema.safeParse(typed).data, `${where} with blanks around it`).toBe(expected);
  });

  it.each(TEXT_LIMITS.filter(([, , least, , kept]) => least === 1 && kept === 'trimmed'))(
    '%s, is more than blanks',
    (where, schema) => {
      expect(isTaken(schema, ' \t\n'), where).toBe(false);
    },
  );

  it.each(TEXT_LIMITS.filter(([, , , most, kept]) => most !== null && kept === 'trimmed'))(
    '%s, is counted without the blanks around it',
    (where, schema, _least, most) => {
      expect(isTaken(schema, ` ${textOf(most ?? 0)} `), where).toBe(true);
    },
  );

  it.each(EMAIL_LIMITS)('%s, is as long as this', (where, schema, most) => {
    expect(isTaken(schema, ''), `${where}, none`).toBe(false);
    expect(isTaken(schema, emailOf(most)), `${where} of ${most}`).toBe(true);
    expect(isTaken(schema, emailOf(most + 1)), `${where} of ${most + 1}`).toBe(false);
  });
});

describe('a number', () => {
  it.each(NUMBER_LIMITS)('%s, lies between these ends', (where, schema, least, most, step) => {
    expect(isTaken(schema, least), `${where} of ${least}`).toBe(true);
    expect(isTaken(schema, least + 1), `${where} above ${least}`).toBe(true);
    expect(isTaken(schema, least - step), `${where} below ${least}`).toBe(false);
    expect(isTaken(schema, least + 0.5), `${where} between whole numbers`).toBe(step !== 1);
    if (most === null) return;
    expect(isTaken(schema, most), `${where} of ${most}`).toBe(true);
    expect(isTaken(schema, most + step), `${where} above ${most}`).toBe(false);
  });
});

describe('a list', () => {
  it.each(LIST_LIMITS)('%s, has so many items', (where, schema, least, most, item) => {
    const take = (count: number) => isTaken(schema, Array<unknown>(count).fill(item));
    expect(take(0), `${where}, empty`).toBe(least === 0);
    expect(take(2), `${where} of two`).toBe(true);
    if (most === null) return;
    expect(take(most), `${where} of ${most}`).toBe(true);
    expect(take(most + 1), `${where} of ${most + 1}`).toBe(false);
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
      closedOrderEmail: true,
      orderToasts: true,
    });
  });

  it('LG-01 of a profile has not accepted the terms', () => {
    expect(emptyProfile('u1', 'a@lens.test').termsAccepted).toBe(false);
  });
});
