import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/money/invoices/due-day.ts';
import { chargesOf } from '#server/money/invoices/charges-of.ts';
import { LAST_REMINDER, REMINDERS, reminderSteps } from '#server/money/reminders/reminders.ts';

const part = (code: string, cents: number) => ({ code, label: { en: code, es: code }, cents });

const sum = (made: [string, number][]) => made.reduce((total, [, cents]) => total + cents, 0);

describe('what an invoice charges', () => {
  it('PY-07 tells lenses, fees and delivery apart', () => {
    const priceParts = [
      part('lens', 20_000),
      part('toric', 1_500),
      part('credit', -10_000),
      part('fee', 2_500),
    ];
    const charges = chargesOf({
      lines: [{ priceCents: 14_000, priceParts }],
      deliveryParts: [part('shipping.overnight', 3_200), part('rush', 3_500), part('tax', 1_400)],
    });
    expect(charges).toEqual({
      goodsCents: 11_500,
      feeCents: 6_000,
      shippingCents: 3_200,
      taxCents: 1_400,
    });
  });

  it('PY-07 charges the price of a line that has no parts', () => {
    const charges = chargesOf({
      lines: [{ priceCents: 9_900, priceParts: [] }],
      deliveryParts: [],
    });
    expect(charges).toEqual({ goodsCents: 9_900, feeCents: 0, shippingCents: 0, taxCents: 0 });
  });

  it('PY-07 loses no cent of any order', () => {
    const codes = constantFrom('lens', 'toric', 'credit', 'spare', 'fee', 'quantity');
    const parts = array(tuple(codes, integer({ min: -5_000, max: 30_000 })), { maxLength: 6 });
    const delivery = array(tuple(constantFrom('shipping.twoDay', 'rush', 'tax'), nat(5_000)), {
      maxLength: 3,
    });
    assert(
      property(array(parts, { maxLength: 2 }), delivery, (lines, deliveryParts) => {
        const charges = chargesOf({
          lines: lines.map((made) => ({
            priceCents: sum(made),
            priceParts: made.map(([code, cents]) => part(code, cents)),
          })),
          deliveryParts: deliveryParts.map(([code, cents]) => part(code, cents)),
        });
        const total = Object.values(charges).reduce((whole, cents) => whole + cents, 0);
        expect(total).toBe(
          lines.reduce((whole, made) => whole + sum(made), 0) + sum(deliveryParts),
        );
      }),
      { numRuns: runs() },
    );
  });
});

const DUE_IN_JUNE = { dueOn: '2026-06-30', netDays: 30 };

describe('the reminders of an invoice', () => {
  it.each([
    ['2026-06-26T23:59:59', []],
    // Until eight o’clock it is still the day before.
    ['2026-06-27T07:59:59', []],
    ['2026-06-27T08:00:00', [-3]],
    ['2026-06-30T23:59:59', [-3]],
    // Overdue, but the day of the next step has not begun.
    ['2026-07-01T07:59:59', []],
    ['2026-07-01T08:00:00', [1]],
    ['2026-07-15T07:00:00', [1]],
    ['2026-07-15T08:00:00', [1, 15]],
    ['2026-07-30T08:00:00', [1, 15, 30]],
    ['2027-02-01T12:00:00', [1, 15, 30]],
  ])('PY-08 at %s: %j', (wall, steps) => {
    expect(reminderSteps(DUE_IN_JUNE, wall)).toEqual(steps);
  });

  it.each([
    [0, []],
    [3, []],
    [4, [-3]],
  ])('PY-08 of an invoice that is due within %i days, before it is due: %j', (netDays, steps) => {
    const due = { dueOn: '2026-06-30', netDays };
    expect(reminderSteps(due, '2026-06-30T12:00:00')).toEqual(steps);
  });

  it('PY-08 leave on four days, and never two at once when somebody looks every hour', () => {
    assert(
      property(integer({ min: 4, max: 365 }), (netDays) => {
        const had = new Set<number>();
        const told: number[] = [];
        for (let day = -5; day <= 40; day += 1) {
          for (let hour = 0; hour < 24; hour += 1) {
            const wall = `${daysAfter(DUE_IN_JUNE.dueOn, day)}T${String(hour).padStart(2, '0')}:00:00`;
            const steps = reminderSteps({ ...DUE_IN_JUNE, netDays }, wall).filter(
              (step) => !had.has(step),
            );
            for (const step of steps) had.add(step);
            if (steps.length > 0) told.push(day, ...steps);
          }
        }
        expect(told).toEqual([-3, -3, 1, 1, 15, 15, 30, 30]);
      }),
      { numRuns: 10 },
    );
  });

  it('PY-08 end with the last step', () => {
    expect(LAST_REMINDER).toBe(REMINDERS.after.at(-1));
  });
});
