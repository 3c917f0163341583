import { describe, expect, it } from 'vitest';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { checkOrderWarnings } from '#server/ordering/orders/submission/check-warnings.ts';
import { buildOrderInput } from '#tests/fixtures/build-order-input.ts';

/** The errors of an order that goes straight to the patient, at a moment of the server. */
function errorsAt(now: string, prescriptionExpires?: string) {
  const content = buildOrderInput({ patient: { directSupply: true, prescriptionExpires } });
  const lenses = content.lenses.map((ordered) => ({ ordered, lens: gpBitoric }));
  return checkOrderWarnings({
    content,
    lenses,
    earlier: null,
    creditHold: false,
    now: new Date(now),
  }).errors;
}

describe('checkOrderWarnings', () => {
  it('SE-08 tells an error once, as an error and not as a warning', () => {
    const content = buildOrderInput({ patient: { directSupply: true } });
    const lenses = content.lenses.map((ordered) => ({ ordered, lens: gpBitoric }));
    const now = new Date('2026-01-15T09:30:00Z');
    const told = checkOrderWarnings({ content, lenses, earlier: null, creditHold: false, now });
    expect(Object.keys(told.errors)).toHaveLength(1);
    expect(told.warnings.map(({ level }) => level)).not.toContain('error');
  });

  it('AD-05 SE-08 refuses the order of an account on hold', () => {
    const content = buildOrderInput({ patient: {} });
    const lenses = content.lenses.map((ordered) => ({ ordered, lens: gpBitoric }));
    const now = new Date('2026-01-15T09:30:00Z');
    const errors = (creditHold: boolean) =>
      checkOrderWarnings({ content, lenses, earlier: null, creditHold, now }).errors;
    expect(errors(false)).not.toHaveProperty('accountNumber');
    expect(errors(true)['accountNumber']).toMatchObject({ rule: 'creditHold' });
  });

  it('SE-08 asks for the date to which the prescription of the patient is in force', () => {
    expect(Object.keys(errorsAt('2026-01-15T09:30:00Z'))).toEqual(['patient.prescriptionExpires']);
  });

  it.each([
    ['in force', '2026-01-15T09:30:00Z', '2026-01-15', []],
    ['over here, and still that day in the far west', '2026-01-15T11:59:59Z', '2026-01-14', []],
    ['over everywhere', '2026-01-15T12:00:00Z', '2026-01-14', ['patient.prescriptionExpires']],
  ])('SE-08 refuses a prescription that has expired: %s', (_what, now, expires, fields) => {
    expect(Object.keys(errorsAt(now, expires))).toEqual(fields);
  });
});
