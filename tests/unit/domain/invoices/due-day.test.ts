import { describe, expect, it } from 'vitest';
import { dueDayOf } from '#domain/invoices/due-day.ts';

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
