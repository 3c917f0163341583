import { describe, expect, it, vi } from 'vitest';
import { lazily } from '#providers/async/lazily.ts';

describe('lazily', () => {
  it('makes it once, when first asked', async () => {
    const make = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    const { get } = lazily(make);
    expect(make).not.toHaveBeenCalled();
    expect(await get()).toBe(await get());
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes anew what could not be made', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('made')];
    const { get } = lazily(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
    await expect(get()).rejects.toThrow('offline');
    expect(await get()).toBe('made');
    expect(await get()).toBe('made');
  });

  it('forgets what was made, and makes it anew', async () => {
    let count = 0;
    const { get, forget } = lazily(() => Promise.resolve((count += 1)));
    expect(await forget()).toBeNull();
    await get();
    expect(await forget()).toBe(1);
    expect(await get()).toBe(2);
  });
});
