import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '#providers/http/connection.ts';
import type { Rest } from '#providers/http/connection.ts';
import type { EndedBy } from '#providers/http/error-table.ts';
import type { Outage, OutageDeps } from '#providers/http/outage.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

const endSession = vi.fn<(by: EndedBy) => void>();
const over = vi.fn<() => void>();
let outage: Outage;
let rest: Rest['rest'];
beforeEach(() => {
  vi.useFakeTimers();
  ({ rest, outage } = createConnection(fakeClient({ endSession })));
  outage.onOver(over);
});
afterEach(() => {
  outage.forget();
  vi.useRealTimers().restoreAllMocks().unstubAllGlobals().clearAllMocks();
});

const messageOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof Error ? error.message : ''));

describe('an outage of the API', () => {
  it.each([502, 503, 504])(
    'SE-09 begins with a %d, whatever is asked, and ends no session',
    async (status) => {
      fakeFetch(({ method }) => ({ status, json: { message: `${method} away` } }));
      expect(outage.get()).toBe(false);
      const read = await messageOf(rest('/orders', { kind: 'list' }));
      expect(outage.get()).toBe(true);
      const sent = await messageOf(rest('/orders', { kind: 'change', method: 'POST' }));
      // No toast repeats what the shell says; that something was not done is told.
      expect([read, sent]).toEqual(['GET away', 'POST away']);
      expect([outage.isSaid(read), outage.isSaid(sent)]).toEqual([true, false]);
      outage.forget();
      expect(outage.isSaid(read)).toBe(false);
      expect(endSession).not.toHaveBeenCalled();
    },
  );

  it.each([0, 404, 409, 500])('SE-09 is not what a %d says', async (status) => {
    fakeFetch(() => (status ? { status } : Promise.reject(new TypeError('offline'))));
    await messageOf(rest('/orders', { kind: 'record' }));
    expect(outage.get()).toBe(false);
  });

  it('SE-09 is over when the API works for the user again, and what shows is read anew', async () => {
    let status = 503;
    const sent = fakeFetch(() => ({ status, json: [] }));
    await messageOf(rest('/orders', { kind: 'list' }));
    await vi.advanceTimersByTimeAsync(120_000);
    const asked = sent.length - 1;
    // 1 + 2 + 4 + 8 + 16 s and then each half a minute, with what is left to chance.
    expect(asked).toBeGreaterThanOrEqual(5);
    expect(asked).toBeLessThanOrEqual(12);
    expect([outage.get(), over.mock.calls.length]).toEqual([true, 0]);
    expect(sent.at(-1)).toMatchObject({ url: '/api/auth/sessions', method: 'GET' });
    status = 200;
    await vi.advanceTimersByTimeAsync(35_000);
    expect([outage.get(), over.mock.calls.length]).toEqual([false, 1]);
    const whenOver = sent.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(whenOver);
  });

  it('SE-09 is asked about by each browser at its own times', async () => {
    const times: number[] = [];
    for (const random of [0, 0.5, 1]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      outage.forget();
      const began = Date.now();
      outage.begin({
        ask: () => {
          times.push(Date.now() - began);
          return Promise.resolve(200);
        },
      });
      await vi.advanceTimersByTimeAsync(6_000);
    }
    expect(times).toEqual([500, 3_250, 6_000]);
  });

  it('SE-09 is asked about after ever longer pauses, of half a minute at most', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const began = Date.now();
    const times: number[] = [];
    outage.begin({
      ask: () => {
        times.push((Date.now() - began) / 1_000);
        // 0 is no response.
        return Promise.resolve(times.length % 2 ? 0 : 503);
      },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([0.5, 1.5, 3.5, 7.5, 15.5, 30.5, 45.5]);
  });

  it('SE-09 leaves the server alone for as long as it asks', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const sent = fakeFetch(() => ({ status: 503, headers: { 'retry-after': '20' } }));
    await messageOf(rest('/orders', { kind: 'list' }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('SE-09 is asked about once at a time, and no more after a sign-out', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const ask = vi.fn<OutageDeps['ask']>(() => Promise.resolve(503));
    outage.begin({ ask });
    outage.begin({ ask });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(ask).toHaveBeenCalledOnce();
    outage.forget();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
    expect([outage.get(), over.mock.calls.length]).toEqual([false, 0]);
  });
});
