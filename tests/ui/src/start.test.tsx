import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '#providers/session/use-session.ts';
import { publicText } from '#src/i18n/public-text.ts';
import { loadWhenNeeded } from '#src/start/load-when-needed.ts';
import { createStart, StartContext } from '#src/start/start.ts';
import type { Pages } from '#src/start/start.ts';
import { StartPage } from '#src/start/StartPage.tsx';
import { newUser } from '#tests/ui/new-user.ts';
import { startFakeSession } from '#tests/unit/providers/session-fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Shows a page whose router arrives with `arrive`. */
async function show({ login = {} as object | null, token = '' } = {}) {
  const fixture = startFakeSession();
  // The session of nobody clears the storage.
  await fixture.session.authReady;
  if (token) localStorage.setItem('authToken', token);
  const opened = vi.fn<Pages['open']>();
  let arrive: () => void = () => undefined;
  const loadPages = vi.fn(
    () =>
      new Promise<Pages>((resolve) => {
        arrive = () => resolve({ Content: () => <p>the router</p>, open: opened });
      }),
  );
  const start = createStart(loadPages, login);
  loadWhenNeeded(start, fixture.session);
  render(
    <SessionContext value={fixture.session}>
      <StartContext value={start}>
        <StartPage />
      </StartContext>
    </SessionContext>,
  );
  return { ...fixture, start, loadPages, opened, arrive: () => act(() => arrive()) };
}

const email = () => screen.getByLabelText(publicText().login.email);
const link = () => screen.getByRole('link', { name: publicText().login.forgotten });

describe('the start of the sign-in page', () => {
  it('loads the router with the first input, and keeps what is typed, focused and filled in', async () => {
    const { loadPages, arrive } = await show();
    expect(loadPages).not.toHaveBeenCalled();
    const fields = [email(), screen.getByLabelText(publicText().login.password)];
    fireEvent.input(email(), { target: { value: 'a@b' } });
    expect(loadPages).toHaveBeenCalledOnce();
    await newUser().type(fields[1] ?? email(), 'secret');
    await arrive();
    expect(screen.getByText('the router')).toBeTruthy();
    expect([email(), screen.getByLabelText(publicText().login.password)]).toEqual(fields);
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['a@b', 'secret']);
    expect(document.activeElement).toBe(fields[1]);
    expect(loadPages).toHaveBeenCalledOnce();
  });

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

  it('follows a link once the router is there', async () => {
    const { opened, arrive } = await show({ login: { email: 'a@b' } });
    await newUser().click(link());
    expect(opened).not.toHaveBeenCalled();
    await arrive();
    expect(opened).toHaveBeenCalledExactlyOnceWith('/auth/forgot-password', { email: 'a@b' });
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

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubGlobal('location', { pathname: '/terms', assign, reload: vi.fn<() => void>() });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is asked for again with the next input', async () => {
    const loadPages = vi.fn<() => Promise<Pages>>(() => Promise.reject(new Error('offline')));
    const start = createStart(loadPages, {});
    start.prepare();
    await vi.waitFor(() => expect(loadPages).toHaveBeenCalledTimes(1));
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
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
    // The page that was loaded again finds no better.
    await start.need();
    render(
      <SessionContext value={startFakeSession().session}>
        <StartContext value={start}>
          <StartPage />
        </StartContext>
      </SessionContext>,
    );
    expect(screen.getByRole('alert').textContent).toContain(publicText().broken.heading);
  });
});
