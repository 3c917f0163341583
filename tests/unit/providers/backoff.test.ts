import { describe, expect, it, vi } from 'vitest';
import { backoff, pause } from '#providers/async/backoff.ts';

describe('backoff', () => {
  it.each([
    [0, 500, 1_000],
    [1, 1_000, 2_000],
    [4, 8_000, 16_000],
    [5, 15_000, 30_000],
    [50, 15_000, 30_000],
  ])('SE-09 before attempt %i is from %i to %i ms', (attempt, shortest, longest) => {
    expect(backoff(attempt, () => 0)).toBe(shortest);
    expect(backoff(attempt, () => 1)).toBe(longest);
  });
});

describe('pause', () => {
  it('ends at once when it is aborted, before or meanwhile', async () => {
    await pause(3_600_000, AbortSignal.abort());
    const controller = new AbortController();
    const waiting = pause(3_600_000, controller.signal);
    controller.abort();
    await waiting;
    expect(controller.signal.aborted).toBe(true);
  });

  it('leaves no listener behind on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await pause(1, signal);
    expect(added).toHaveBeenCalledOnce();
    expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0]?.[1]);
  });
});
