import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addConsultantAreas } from '#providers/messages/consultant-areas.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import OrderGate from '#src/consultant/fitting-order/OrderGate.tsx';
import { PlaceContext, type Place } from '#src/consultant/page/place.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import { renderIn } from '../render-in.tsx';

const PATH = '/ampleye-virtual-consultant/fitting/order';
const FITTING = '#fitting=eyJ2&at=seen1';

addConsultantAreas();

/** The way to an order, for whoever has this session; null: nobody. */
function open(state: Partial<SessionState> | null, hash = FITTING) {
  history.replaceState(null, '', PATH + hash);
  const go = vi.fn<Place['go']>();
  const { session } = startFakeSession(state && PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(state ?? {})),
  });
  renderIn(
    session,
    <PlaceContext value={{ pathname: PATH, search: '', go }}>
      <OrderGate />
    </PlaceContext>,
  );
  return go;
}

const viewer = { accountNumber: '100200', practice: 'North', practiceRole: 'viewer' as const };
const owner = { accountNumber: '100201', practice: 'South', practiceRole: 'owner' as const };

describe('the way from a fitting to a draft order', () => {
  it('VC-04 leads nobody to the sign-in, and back here with the fitting', async () => {
    open(null);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(
      `/auth/login?returnUrl=${encodeURIComponent(PATH)}${FITTING}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the fitting' }).getAttribute('href')).toBe(
      `/ampleye-virtual-consultant/fitting${FITTING}`,
    );
  });

  it('VC-04 leads who may order on to the form, in place of this page', async () => {
    const go = open({});
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(`/customer/order${FITTING}`, { replace: true }),
    );
  });

  it('VC-04 leads nobody on without a fitting', async () => {
    const go = open({}, '');
    expect(await screen.findByText('This address contains no fitting.')).toBeDefined();
    expect(go).not.toHaveBeenCalled();
  });

  it.each<[who: string, state: Partial<SessionState>, said: RegExp, action: string | null]>([
    ['a viewer', { accounts: [viewer] }, /Your role in account 100200/, null],
    [
      'a user without an account',
      { authStatus: 'ACCOUNTNUMBERNOTVERIFIED' },
      /no account yet/,
      '/auth/request',
    ],
  ])('VC-04 AD-08 says to %s what to do', async (_, state, said, action) => {
    const go = open(state);
    expect(await screen.findByText(said)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      ...(action === null ? [] : [action]),
      `/ampleye-virtual-consultant/fitting${FITTING}`,
    ]);
    expect(go).not.toHaveBeenCalled();
  });

  it('VC-04 AD-08 offers another account in which the user orders', async () => {
    open({ accounts: [viewer, owner] });
    expect(await screen.findByRole('button', { name: 'Order for account 100201' })).toBeDefined();
  });
});
