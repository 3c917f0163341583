import { describe, expect, it } from 'vitest';
import type { NotificationChoices } from '#domain/access/preferences/preference.ts';
import { isMerged, mergedPreference } from '#resources/shared/merged-preference.ts';

const off = { email: 'off', bell: false } as const;
const daily = { email: 'daily', bell: false } as const;

describe('AD-15 a preference that two devices of one user change', () => {
  it('keeps what each of them chose first, and of one event what was chosen now', async () => {
    const mine = { events: { orderShipped: off, orderClosed: off }, orderToasts: true };
    const theirs = { events: { orderShipped: daily, orderRejected: daily }, orderToasts: false };
    const merged = await mergedPreference<NotificationChoices>('notifications', {
      opened: null,
      mine,
      theirs,
    });
    expect(merged).toEqual({
      events: { orderShipped: off, orderClosed: off, orderRejected: daily },
      orderToasts: false,
    });
  });

  it('is the last one chosen where it is one value', async () => {
    expect(isMerged('orders.cylinder')).toBe(false);
    const sides = { opened: 'minus', mine: 'plus', theirs: 'minus' };
    expect(await mergedPreference<string>('orders.cylinder', sides)).toBe('plus');
  });
});
