import { describe, expect, it, vi } from 'vitest';
import { createDraftPresence } from '#providers/drafts/draft-presence.ts';

/** Locks of which it can be asked who holds them. */
function heldLocks() {
  const held = new Set<string>();
  const request = async (name: string, grant: () => Promise<void>) => {
    held.add(name);
    await grant();
    held.delete(name);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
}

const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));

describe('the pages that have a draft open', () => {
  it('OR-03 are there until they leave, and gone for who asks afterwards', async () => {
    const locks = heldLocks();
    const leave = createDraftPresence(locks).enter('w-1');
    const isGone = await createDraftPresence(locks).whoIsGone();
    leave();
    await Promise.resolve();
    expect([isGone('w-1'), isGone('w-2')]).toEqual([false, true]);
    expect((await createDraftPresence(locks).whoIsGone())('w-1')).toBe(true);
  });

  it('OR-03 are all taken for there by a browser that cannot tell', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refusing = { request: forbidden, query: forbidden } as Pick<
      LockManager,
      'request' | 'query'
    >;
    for (const locks of [undefined, refusing]) {
      const presence = createDraftPresence(locks);
      presence.enter('w-1')();
      expect((await presence.whoIsGone())('w-1')).toBe(false);
    }
  });
});
