import { act, screen } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import { Shell } from '#src/layout/Shell.tsx';
import { installDevice, showShell } from './show-shell.tsx';

installDevice();

/** As a list of react-admin tells what it could not read. */
function Reading() {
  const notify = useNotify();
  const { rest } = useConnection();
  const read = () =>
    rest('/orders', { kind: 'list' }).catch((error: unknown) =>
      notify(error instanceof Error ? error.message : '', { type: 'error' }),
    );
  return <button onClick={() => void read()}>Read</button>;
}

it('SE-09 says once that the portal cannot reach its data, in both languages, and keeps the session', async () => {
  const client = vi.fn<HttpClient>(() => Promise.reject(new HttpFailure('away', 503)));
  const { user, session } = await showShell(
    <Shell stage="production">
      <Reading />
    </Shell>,
    { client },
  );
  expect(screen.queryByText(/cannot reach its data/)).toBeNull();
  for (let times = 0; times < 3; times += 1) await user.click(screen.getByText('Read'));
  const notice = await screen.findByText(/cannot reach its data right now. You stay signed in/);
  expect(notice.closest('[role=alert]')).not.toBeNull();
  expect(screen.queryAllByText(/away/)).toEqual([]);
  expect(session.get().status).toBe('signedIn');
  act(() => void chooseLocale('es'));
  expect(screen.getByText(/Su sesión sigue abierta/)).toBeTruthy();
});

it('SE-09 tells by a toast what is none of it', async () => {
  const client = vi.fn<HttpClient>(() => Promise.reject(new HttpFailure('refused', 403)));
  const { user } = await showShell(
    <Shell stage="production">
      <Reading />
    </Shell>,
    { client },
  );
  await user.click(screen.getByText('Read'));
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(screen.queryByText(/cannot reach its data/)).toBeNull();
});
