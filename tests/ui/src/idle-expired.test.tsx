import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { expired, installIdle, moveMouse, pass, showIdle, START, warning } from './show-idle.tsx';

const MINUTE = 60_000;
const CONSULTANT = '/ampleye-virtual-consultant';

installIdle();

describe('the end of the session', () => {
  it('IN-01 IN-02 IN-04 logs out after the hour and says so over the sign-in page', async () => {
    const { session, at } = await showIdle('/customer/order?draft=d1');
    await pass(60, 1);
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'idle' });
    expect(at()).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder%3Fdraft%3Dd1');
    const words = expired()?.textContent;
    expect(words).toContain('Your session has expired');
    expect(words).toContain('You have been logged out due to inactivity.');
    const button = screen.getByRole('button', { name: 'Return to Login' });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(expired()).toBeNull();
    expect(at()).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder%3Fdraft%3Dd1');
  });

  it('IN-04 Return to Login leads there from another page', async () => {
    const { at, go } = await showIdle();
    await pass(60, 1);
    await go('/auth/sign-up');
    expect(expired()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Return to Login' }));
    await pass(0);
    expect(at()).toBe('/auth/login');
  });

  it('IN-04 Escape closes it too', async () => {
    await showIdle();
    await pass(60, 1);
    act(() => void expired()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(expired()).toBeNull();
  });

  it('IN-04 is gone when somebody signs in, and comes again after the next hour', async () => {
    const { session } = await showIdle();
    await pass(60, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Return to Login' }));
    await act(() => session.signIn(PRACTICE_USER.email, 'right'));
    await pass(1);
    expect([warning(), expired()]).toEqual([null, null]);
    expect(session.get().status).toBe('signedIn');
    await pass(60);
    expect(expired()).not.toBeNull();
  });

  it('IN-04 shows in a tab that another one signed out because the time was up', async () => {
    const { session, leaveInOtherTab, at } = await showIdle();
    vi.setSystemTime(START + 61 * MINUTE);
    localStorage.clear();
    act(() => leaveInOtherTab());
    await pass(0);
    expect(session.get().because).toBe('idle');
    expect(expired()).not.toBeNull();
    expect(at()).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder');
  });

  it('LG-03 not in one that another one signed out before', async () => {
    const { session, leaveInOtherTab } = await showIdle();
    await pass(10);
    act(() => leaveInOtherTab());
    await pass(0);
    expect(session.get().because).toBe('other-tab');
    expect(expired()).toBeNull();
  });

  it('IN-10 a server that refuses first, after a sleep of two hours, changes nothing of that', async () => {
    const { session } = await showIdle();
    await pass(1);
    vi.setSystemTime(START + 120 * MINUTE);
    await act(() => session.signOut('expired'));
    expect(session.get().because).toBe('idle');
    expect(expired()).not.toBeNull();
  });

  it('OR-03 IN-05 what is to be saved at a sign-out is, also after a sleep of two hours', async () => {
    const { session } = await showIdle();
    const save = vi.fn<() => void>();
    session.onLeave(save);
    await pass(1);
    vi.setSystemTime(START + 120 * MINUTE);
    moveMouse();
    await pass(0);
    expect(session.get().because).toBe('idle');
    expect(save).toHaveBeenCalledOnce();
  });
});

describe('the pages', () => {
  it.each(['/auth/verify-email', '/', CONSULTANT, `${CONSULTANT}/chat`])(
    'IN-11 going to %s closes the warning',
    async (path) => {
      const { go } = await showIdle();
      await pass(56);
      expect(warning()).not.toBeNull();
      await go(path);
      expect(warning()).toBeNull();
      await go('/customer/home');
      expect(warning()).not.toBeNull();
    },
  );

  it.each(['/auth/verify-email', '/', '/customer/home'])(
    'IN-11 going to %s leaves the expired popup',
    async (path) => {
      const { go } = await showIdle();
      await pass(60, 1);
      await go(path);
      expect(expired()).not.toBeNull();
    },
  );

  it('IN-11 nothing shows with the virtual consultant, and the session ends all the same', async () => {
    const { session, at } = await showIdle(CONSULTANT);
    await pass(57);
    expect(warning()).toBeNull();
    await pass(3, 1);
    expect(session.get().because).toBe('idle');
    expect(expired()).toBeNull();
    expect(at()).toBe(CONSULTANT);
  });

  it('IN-11 IN-07 activity with the virtual consultant counts, as no warning waits for an answer', async () => {
    const { lastActivity } = await showIdle(CONSULTANT);
    await pass(57);
    moveMouse();
    expect(lastActivity.get()).toBe(START + 57 * MINUTE);
  });

  it('IN-07 nothing done on an auth route counts; the warning comes there too', async () => {
    const { lastActivity } = await showIdle('/auth/verify-email');
    await pass(10);
    moveMouse();
    expect(lastActivity.get()).toBe(START + 500);
    await pass(46);
    expect(warning()).not.toBeNull();
  });
});
