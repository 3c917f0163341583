import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptDraft, memoryCache } from '../../unit/providers/draft-fixture.ts';
import { installIdle, memoryDrafts, pass, showIdle, warning } from './show-idle.tsx';

installIdle();

const question = () =>
  screen.queryByRole('alertdialog', { name: 'Unsent drafts on this computer' });
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

/** A practice with these drafts in this browser, that of somebody else among them. */
async function show(...drafts: { dirty: boolean }[]) {
  const cache = memoryCache();
  for (const [index, { dirty }] of drafts.entries()) {
    const id = `0199aaaa-0000-4000-8000-00000000000${index}`;
    await cache.write(keptDraft({ id, dirty }));
  }
  await cache.write(keptDraft({ uid: 'somebody else' }));
  const page = await showIdle('/customer/order', { drafts: memoryDrafts(cache) });
  const signOut = async (): Promise<void> => {
    await act(async () => void page.session.signOut());
    await pass(0);
  };
  const refuseRemoval = (): void => {
    cache.remove = () => Promise.reject(new Error('in use'));
  };
  const kept = () => [...cache.kept.values()].map(({ uid }) => uid);
  return { ...page, signOut, kept, refuseRemoval };
}

describe('the question before a sign-out', () => {
  it('LG-03 asks who has unsent drafts whether they stay on this computer, without a word of them', async () => {
    const { session, signOut, kept } = await show({ dirty: true }, { dirty: true });
    await signOut();
    expect(question()?.textContent).toContain('2 drafts have changes that could not be sent.');
    expect(question()?.textContent).not.toMatch(/PAT-1|kept/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Keep/ }));
    expect(session.get().status).toBe('signedIn');
    await press('Keep on this computer');
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
    expect(kept()).toEqual(['u1', 'u1', 'somebody else']);
  });

  it('LG-03 removes them when asked to, and nothing of anybody else', async () => {
    const { session, signOut, kept } = await show({ dirty: true }, { dirty: false });
    await signOut();
    expect(question()?.textContent).toContain('1 draft has changes');
    await press('Remove');
    expect(session.get().status).toBe('signedOut');
    expect(kept()).toEqual(['somebody else']);
  });

  it('LG-03 says so when they cannot be removed, and asks again', async () => {
    const { session, signOut, refuseRemoval } = await show({ dirty: true });
    refuseRemoval();
    vi.spyOn(console, 'warn').mockReturnValue();
    await signOut();
    await press('Remove');
    expect(screen.getByRole('alert').textContent).toMatch(/^They could not be removed/);
    await press('Cancel');
    expect(session.get().status).toBe('signedIn');
  });

  it('LG-03 stays when one cancels, with Escape, too, and asks again', async () => {
    const { session, signOut, kept } = await show({ dirty: true });
    await signOut();
    await press('Cancel');
    expect([question(), session.get().status]).toEqual([null, 'signedIn']);
    await signOut();
    act(() => void question()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await pass(0);
    expect([question(), session.get().status]).toEqual([null, 'signedIn']);
    expect(kept()).toEqual(['u1', 'somebody else']);
  });

  it('LG-03 asks nobody whose drafts are all sent', async () => {
    const { session, signOut } = await show({ dirty: false });
    await signOut();
    expect([question(), session.get().status]).toEqual([null, 'signedOut']);
  });

  it('LG-03 IN-04 a session that ends by itself asks nobody, also while it asks, and the drafts stay', async () => {
    const { session, signOut, kept } = await show({ dirty: true });
    await pass(59);
    await signOut();
    expect(question()).not.toBeNull();
    await pass(2);
    expect(question()).toBeNull();
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'idle' });
    expect(kept()).toEqual(['u1', 'somebody else']);
  });

  it('IN-03 LG-03 Logout in the warning asks, too', async () => {
    const { session } = await show({ dirty: true });
    await pass(56);
    expect(warning()).not.toBeNull();
    await press('Logout');
    expect([question() !== null, session.get().status]).toEqual([true, 'signedIn']);
  });
});
