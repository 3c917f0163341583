import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilDone } from '#providers/forget-documents.ts';
import { TookTooLong } from '#providers/within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const blocked = () => Promise.reject(new Error('another tab has it open'));

describe('clearing what another tab still has open', () => {
  it('LG-03 needs one try when nothing is in the way', async () => {
    const clear = vi.fn<() => Promise<void>>().mockResolvedValue();
    await untilDone(clear, 5_000);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('LG-03 tries again until the other tab has let go', async () => {
    const clear = vi.fn<() => Promise<void>>().mockImplementation(blocked);
    const done = untilDone(clear, 5_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clear.mock.calls.length).toBeGreaterThan(2);
    clear.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(done).resolves.toBeUndefined();
  });

  it('LG-03 gives up in time, with the reason', async () => {
    const clear = vi.fn<() => Promise<void>>().mockImplementation(blocked);
    const failure = untilDone(clear, 5_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toMatchObject({ message: 'another tab has it open' });
    expect(clear.mock.calls.length).toBeLessThan(15);
  });

  it('LG-03 does not wait longer for a deletion that the browser holds back', async () => {
    const clear = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const failure = untilDone(clear, 5_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toBeInstanceOf(TookTooLong);
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
