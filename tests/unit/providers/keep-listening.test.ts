import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepListening } from '#providers/firebase/keep-listening.ts';
import type { Listen } from '#providers/firebase/keep-listening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than any pause between two attempts, in ms. */
const LONG = 60_000;

describe('listening', () => {
  it('begins again when it ends while it is begun, and says why once', async () => {
    const refused = new Error('refused');
    const stop = vi.fn<() => void>();
    const listen = vi
      .fn<Listen>(() => stop)
      .mockImplementationOnce((_heard, ended) => {
        ended(refused);
        return stop;
      });
    const log = vi.fn<(error: unknown) => void>();
    const leave = new AbortController();
    const listening = keepListening(() => Promise.resolve(listen), log, leave.signal);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(listen).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledExactlyOnceWith(refused);
    expect(stop).not.toHaveBeenCalled();
    leave.abort();
    await listening;
    expect(stop).toHaveBeenCalledOnce();
  });

  it('stops what ended by itself, and tells of what is no error as one', async () => {
    const stop = vi.fn<() => void>();
    const ends: ((error: unknown) => void)[] = [];
    const log = vi.fn<(error: unknown) => void>();
    const leave = new AbortController();
    const listen: Listen = (_heard, ended) => {
      ends.push(ended);
      return stop;
    };
    const listening = keepListening(() => Promise.resolve(listen), log, leave.signal);
    await vi.advanceTimersByTimeAsync(0);
    ends[0]?.('closed');
    await vi.advanceTimersByTimeAsync(0);
    expect(stop).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('The listener ended'));
    leave.abort();
    await listening;
  });
});
