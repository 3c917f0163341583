import { daysAfter, dueDayOf } from '#domain/invoices/due-day.ts';
import { LAST_REMINDER, REMINDERS, reminderSteps } from '#domain/invoices/reminders.ts';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

const DUE = { dueOn: '2026-06-30', netDays: 30 };

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
    expect(reminderSteps(DUE, wall)).toEqual(steps);
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
            const wall = `${daysAfter(DUE.dueOn, day)}T${String(hour).padStart(2, '0')}:00:00`;
            const steps = reminderSteps({ ...DUE, netDays }, wall).filter((step) => !had.has(step));
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

describe('the day by which an invoice is to be paid', () => {
  it.each([
    // Late in the evening in New York it is the next day in UTC.
    ['2026-03-01T03:30:00Z', 30, 'America/New_York', '2026-03-30', '2026-03-31T04:00:00.000Z'],
    ['2026-03-01T03:30:00Z', 30, 'UTC', '2026-03-31', '2026-04-01T00:00:00.000Z'],
    // The clocks of Chicago are set back on November 1, 2026.
    ['2026-10-02T12:00:00Z', 30, 'America/Chicago', '2026-11-01', '2026-11-02T06:00:00.000Z'],
    ['2026-02-27T12:00:00Z', 1, 'Asia/Tokyo', '2026-02-28', '2026-02-28T15:00:00.000Z'],
    ['2028-02-28T12:00:00Z', 1, 'Europe/London', '2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['2026-12-15T12:00:00Z', 0, 'Pacific/Auckland', '2026-12-16', '2026-12-16T11:00:00.000Z'],
  ])('PY-07 issued %s, net %i, in %s: %s', (issuedAt, netDays, zone, dueOn, overdueFrom) => {
    const due = dueDayOf(new Date(issuedAt), netDays, zone);
    expect(due.dueOn).toBe(dueOn);
    expect(due.overdueFrom.toISOString()).toBe(overdueFrom);
  });
});
