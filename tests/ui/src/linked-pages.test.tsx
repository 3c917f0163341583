import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Invited } from '#domain/access/member.ts';
import type { HttpClient } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import { readConfig } from '#src/config.ts';
import { createStart, StartContext, type Pages } from '#src/page/start.ts';
import { portalRouteObjects } from '#src/router.tsx';
import { loginUrl } from '#src/session/return-url.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { startFakeSession } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

// It watches a browser that these tests do not have.
vi.mock(import('#src/session/idle/IdleMount.tsx'), () => ({ IdleMount: () => null }));

const INVITED: Invited = {
  id: '0199aaaa-0000-4000-8000-000000000001',
  email: 'nina@lens.test',
  practice: 'Lakeside Eye Care',
  practiceRole: 'orderer',
  status: 'pending',
  invitedBy: 'Paula Practice',
  sentAt: '2031-05-17T15:34:00.000Z',
  expiresAt: '2031-05-24T15:34:00.000Z',
};

/** The pages of the portal at an address, for a signed-in practice or for nobody. */
async function open(address: string, isSignedIn = false) {
  const client = vi.fn<HttpClient>(() =>
    Promise.resolve({ status: 200, headers: new Headers(), json: INVITED }),
  );
  const fixture = startFakeSession(isSignedIn ? PRACTICE_USER : null);
  await fixture.session.authReady;
  const runtime = { client, session: fixture.session } as unknown as Runtime;
  const config = readConfig({ VITE_STAGE: 'production' }, true);
  const router = createMemoryRouter(portalRouteObjects(runtime, config), {
    initialEntries: [address],
  });
  renderIn(
    fixture.session,
    <StartContext value={createStart(vi.fn<() => Promise<Pages>>(), null)}>
      <RouterProvider router={router} />
    </StartContext>,
    runtime,
  );
  const at = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...fixture, at, told: (): unknown => router.state.location.state, user: newUser() };
}

describe('the pages that emails link to', () => {
  it.each([
    ['/invitation?from=mail#secret', '/auth/invitation?from=mail#secret'],
    ['/unsubscribe?from=mail#secret', '/auth/unsubscribe?from=mail#secret'],
    ['/invitation/', '/auth/invitation'],
  ])('RT-11 the former address %s leads to %s', async (former, present) => {
    const { at } = await open(former);
    await waitFor(() => expect(at()).toBe(present));
  });

  it('LG-03 whoever signs out for an invitation to somebody else comes to the sign-in page, which leads back', async () => {
    const { at, told, user } = await open('/auth/invitation#secret', true);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(at()).toBe(loginUrl('/auth/invitation#secret')));
    expect(told()).toEqual({ email: 'nina@lens.test' });
  });

  it('LG-03 a sign-out in another tab leads there, too, and unsubscribing needs nobody', async () => {
    const joining = await open('/auth/invitation', true);
    act(() => joining.leaveInOtherTab());
    await waitFor(() => expect(joining.at()).toBe('/auth/login?returnUrl=%2Fauth%2Finvitation'));
    const leaving = await open('/auth/unsubscribe#secret', true);
    act(() => leaving.leaveInOtherTab());
    await waitFor(() => expect(leaving.session.get().status).toBe('signedOut'));
    expect(leaving.at()).toBe('/auth/unsubscribe#secret');
  });
});
