import { act, cleanup, screen } from '@testing-library/react';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '#providers/messages/text-of.ts';
import type { LoginState } from '#src/auth/login-state.ts';
import { createStart, StartContext, type Pages } from '#src/page/start.ts';
import { loadWhenNeeded } from '#src/start/load-when-needed.ts';
import { StartPage } from '#src/start/StartPage.tsx';
import { startFakeSession } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

/** Shows a page whose router arrives with `arrive`. */
async function show({
  login = {},
  token = '',
}: { login?: LoginState | null; token?: string } = {}) {
  const fixture = startFakeSession();
  // The session of nobody clears the storage.
  await fixture.session.authReady;
  if (token) localStorage.setItem('authToken', token);
  const opened = vi.fn<Pages['open']>();
  const gate = new EventTarget();
  const loadPages = vi.fn<() => Promise<Pages>>(async () => {
    await new Promise((resolve) => gate.addEventListener('open', resolve));
    return { Content: () => <p>the router</p>, open: opened };
  });
  const start = createStart(loadPages, login);
  loadWhenNeeded(start, fixture.session);
  renderIn(
    fixture.session,
    <StartContext value={start}>
      <StartPage />
    </StartContext>,
  );
  return {
    ...fixture,
    start,
    loadPages,
    opened,
    arrive: () => act(() => Promise.resolve(gate.dispatchEvent(new Event('open')))),
  };
}
const link = () => screen.getByRole('link', { name: textOf('entry')('login.forgotten') });

describe('the start of the sign-in page', () => {
  it('loads it at once for another page, and for a user who returns', async () => {
    const other = await show({ login: null });
    expect(other.loadPages).toHaveBeenCalledOnce();
    cleanup();
    const returning = await show({ token: 'a-token' });
    expect(returning.loadPages).toHaveBeenCalledOnce();
  });

  it('loads it when the session was ended, for the page that says so', async () => {
    const { session, loadPages } = await show();
    await act(() => session.signOut('idle'));
    expect(loadPages).toHaveBeenCalledOnce();
  });

  it('leaves a click for another tab to the browser', async () => {
    const { opened, arrive } = await show();
    // There is no other tab.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = newUser();
    await user.keyboard('{Control>}');
    await user.click(link());
    await user.keyboard('{/Control}');
    await arrive();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('a router that cannot be loaded', () => {
  const assign = vi.fn<(to: string) => void>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubGlobal('location', { pathname: '/terms', assign, reload });
  });

  it('is asked for again with the next input', async () => {
    const loadPages = vi.fn<() => Promise<Pages>>(() => Promise.reject(new Error('offline')));
    const start = createStart(loadPages, {});
    start.prepare();
    await until(() => expect(loadPages).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    start.prepare();
    expect(loadPages).toHaveBeenCalledTimes(2);
    expect(start.pages.get()).toBeNull();
  });

  it('leaves the way to a page to the browser', async () => {
    await createStart(() => Promise.reject(new Error('offline')), {}).open('/terms', null);
    expect(assign).toHaveBeenCalledWith('/terms');
  });

  it('is said where the page would be, after one reload', async () => {
    const start = createStart(() => Promise.reject(new Error('gone')), null);
    void start.need();
    await until(() => expect(reload).toHaveBeenCalledOnce());
    // The page that was loaded again finds no better.
    await start.need();
    renderIn(
      startFakeSession().session,
      <StartContext value={start}>
        <StartPage />
      </StartContext>,
    );
    expect(screen.getByRole('alert').textContent).toContain(textOf('entry')('broken.heading'));
  });
});
