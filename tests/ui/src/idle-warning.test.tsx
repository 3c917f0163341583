import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TIMER_START_DELAY } from '#domain/basics/constants.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import { expired, installIdle, moveMouse, pass, showIdle, START, warning } from './show-idle.tsx';

const MINUTE = 60_000;

installIdle();

/** The start half a second after the sign-in is the last activity, unless somebody does something. */
const untilWarning = () => pass(55, TIMER_START_DELAY / 1_000);

const shownAs = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('the warning', () => {
  it('IN-02 IN-03 shows after 55 minutes, with its words and 05:00', async () => {
    await showIdle();
    await pass(55);
    expect(warning()).toBeNull();
    await pass(0, TIMER_START_DELAY / 1_000);
    const words = warning()?.textContent;
    expect(words).toContain('Your session is about to expire');
    expect(words).toContain('Due to inactivity, you will be logged out in:');
    expect(words).toContain('05:00');
    expect(screen.getByRole('button', { name: 'Continue Session' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    await pass(0, 61);
    expect(warning()?.textContent).toContain('03:59');
  });

  it('IN-03 is a modal alertdialog with a name and a description, and the focus on Continue', async () => {
    await showIdle();
    const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await untilWarning();
    expect(open).toHaveBeenCalled();
    const dialog = screen.getByRole('alertdialog', {
      name: 'Session Timeout Warning',
      description: /^Your session is about to expire.*05:00$/,
    });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue Session' }));
  });

  it('IN-03 lies beside the page, which a dialog of the portal hides from screen readers', async () => {
    await showIdle();
    screen.getByLabelText('Notes').closest('body > *')?.setAttribute('aria-hidden', 'true');
    await untilWarning();
    expect(warning()).not.toBeNull();
  });

  it('IN-03 tells of 5, 2 and 1 minutes and 30 seconds, and of nothing else', async () => {
    await showIdle();
    await untilWarning();
    const told = new Set<string>();
    for (let second = 0; second < 299; second += 1) {
      const [region] = screen.getAllByRole('status', { hidden: true });
      told.add(region?.textContent ?? '');
      await pass(0, 1);
    }
    told.delete('');
    expect([...told]).toEqual([
      'Your session will end in 5 minutes.',
      'Your session will end in 2 minutes.',
      'Your session will end in 1 minute.',
      'Your session will end in 30 seconds.',
    ]);
  });

  it('IN-05 Continue starts anew by keyboard, any number of times', async () => {
    const { lastActivity } = await showIdle();
    screen.getByLabelText('Notes').focus();
    for (let time = 0; time < 3; time += 1) {
      await pass(56);
      expect(warning()).not.toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Continue Session' }));
      expect(warning()).toBeNull();
      expect(lastActivity.get()).toBe(Date.now());
    }
    await pass(54, 59);
    expect(warning()).toBeNull();
  });

  it('IN-05 Escape loses nothing: it is Continue', async () => {
    const { session } = await showIdle();
    await untilWarning();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void warning()?.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(warning()).toBeNull();
    expect(session.get().status).toBe('signedIn');
  });

  it('IN-03 Logout signs out as the user does', async () => {
    const { session, at } = await showIdle();
    await untilWarning();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await pass(0);
    expect(session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
    expect(warning()).toBeNull();
    expect(expired()).toBeNull();
    expect(at()).toMatch(/^\/auth\/login\?returnUrl=%2F/);
  });

  it('IN-03 UX-02 speaks Spanish', async () => {
    await showIdle();
    act(() => void chooseLocale('es'));
    await untilWarning();
    const dialog = screen.getByRole('alertdialog', { name: 'Aviso de fin de sesión' });
    expect(dialog.textContent).toContain('Por inactividad, su sesión se cerrará en:');
    expect(screen.getByRole('button', { name: 'Continuar sesión' })).toBeTruthy();
  });
});

describe('the start', () => {
  it('IN-06 begins anew half a second after authentication', async () => {
    const { lastActivity } = await showIdle('/customer/order', { last: START - 20 * MINUTE });
    await pass(0, 0.499);
    expect(lastActivity.get()).toBe(START - 20 * MINUTE);
    await pass(0, 0.001);
    expect(lastActivity.get()).toBe(START + TIMER_START_DELAY);
  });

  it('IN-06 IN-10 not when a warning is due: it shows with what is left', async () => {
    await showIdle('/customer/order', { last: START - 57 * MINUTE });
    expect(warning()?.textContent).toContain('03:00');
    await pass(0, 1);
    expect(warning()?.textContent).toContain('02:59');
  });

  it('IN-06 is over with the session: nothing is listened to any more', async () => {
    const { session, lastActivity } = await showIdle();
    await pass(1);
    await act(() => session.signOut());
    const left = lastActivity.get();
    await pass(1);
    moveMouse();
    await pass(60);
    expect(lastActivity.get()).toBe(left);
    expect(session.get().because).toBe('user');
    expect([warning(), expired()]).toEqual([null, null]);
  });
});

describe('activity', () => {
  it('IN-07 a key, a press, a touch and scrolling count', async () => {
    const { lastActivity } = await showIdle();
    for (const type of ['mousedown', 'keydown', 'touchmove', 'touchstart', 'scroll']) {
      await pass(1);
      const event = new Event(type, { bubbles: true });
      act(() => void screen.getByLabelText('Notes').dispatchEvent(event));
      expect([type, lastActivity.get()]).toEqual([type, Date.now()]);
    }
  });

  it('IN-07 a mouse that moves counts, one that the page moves below does not', async () => {
    const { lastActivity } = await showIdle();
    await pass(10);
    const still = new MouseEvent('mousemove', { bubbles: true });
    Object.defineProperties(still, { movementX: { value: 0 }, movementY: { value: 0 } });
    fireEvent(document.body, still);
    expect(lastActivity.get()).toBe(START + TIMER_START_DELAY);
    await pass(0, 1);
    moveMouse();
    expect(lastActivity.get()).toBe(START + 10 * MINUTE + 1_000);
  });

  it('IN-07 no other event counts', async () => {
    const { lastActivity } = await showIdle();
    await pass(10);
    for (const type of ['click', 'focus', 'wheel', 'pointermove', 'keyup']) {
      act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })));
      expect([type, lastActivity.get()]).toEqual([type, START + TIMER_START_DELAY]);
    }
  });

  it('IN-07 counts again after the user chose not to leave the page', async () => {
    const { lastActivity } = await showIdle();
    await pass(10);
    act(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await pass(1);
    moveMouse();
    expect(lastActivity.get()).toBe(START + 11 * MINUTE);
  });
});

it('IN-10 a tab that is shown again after 57 minutes warns with 03:00', async () => {
  await showIdle();
  await pass(0, 1);
  shownAs('hidden');
  vi.setSystemTime(START + TIMER_START_DELAY + 57 * MINUTE);
  shownAs('visible');
  expect(warning()?.textContent).toContain('03:00');
});
