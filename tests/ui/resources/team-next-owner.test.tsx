import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Member } from '#domain/access/member.ts';
import type { TeamRequests } from '#providers/account/team.ts';
import { Members } from '#resources/team/parts/Members.tsx';
import type { TeamState } from '#resources/team/parts/use-team.ts';
import { apiError, fakeDataProvider, renderPage } from './portal-harness.tsx';

const memberOf = (uid: string, practiceRole: Member['practiceRole']): Member => ({
  uid,
  email: `${uid}@lens.test`,
  name: uid,
  practiceRole,
  version: 1,
});
const PAULA = memberOf('Paula', 'owner');
const OLGA = memberOf('Olga', 'orderer');

function show(members: Member[], remove = vi.fn<TeamRequests['remove']>().mockResolvedValue()) {
  const changeRole = vi.fn<TeamRequests['changeRole']>(async (member) => member);
  const team: TeamState = {
    requests: { remove, changeRole } as Partial<TeamRequests> as TeamRequests,
    members,
    invitations: [],
    error: null,
    retry: () => undefined,
    refresh: () => Promise.resolve(),
  };
  const page = <Members members={members} team={team} />;
  return {
    ...renderPage({ page, path: '/team', dataProvider: fakeDataProvider() }),
    remove,
    changeRole,
  };
}

type Shown = ReturnType<typeof show>;

async function askToRemove({ user }: Shown) {
  await user.click(screen.getByRole('button', { name: 'Remove Paula' }));
  return within(await screen.findByRole('dialog'));
}

async function chooseOlga({ user }: Shown) {
  await user.click(screen.getByRole('combobox', { name: /^Next owner/ }));
  await user.click(screen.getByRole('option', { name: 'Olga · Olga@lens.test' }));
}

describe('AD-08 the last owner of an account', () => {
  it('stops only after the next one is chosen, and passes the account on', async () => {
    const shown = show([PAULA, OLGA]);
    const dialog = await askToRemove(shown);
    await shown.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(dialog.getByText('Choose the next owner.')).toBeDefined();
    expect(shown.remove).not.toHaveBeenCalled();
    await chooseOlga(shown);
    await shown.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown.remove).toHaveBeenCalledExactlyOnceWith(PAULA, 'Olga');
  });

  it('gets another role in the same way', async () => {
    const shown = show([PAULA, OLGA]);
    await shown.user.click(screen.getByRole('combobox', { name: 'Role of Paula' }));
    await shown.user.click(screen.getByRole('option', { name: 'Billing' }));
    await screen.findByRole('dialog');
    await chooseOlga(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Change role' }));
    await waitFor(() =>
      expect(shown.changeRole).toHaveBeenCalledExactlyOnceWith(PAULA, 'biller', 'Olga'),
    );
  });

  it('is told when the chosen member can no longer own the account', async () => {
    const gone = vi.fn<TeamRequests['remove']>().mockRejectedValue(apiError(422, 'invalid'));
    const shown = show([PAULA, OLGA], gone);
    const dialog = await askToRemove(shown);
    await chooseOlga(shown);
    await shown.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(/can no longer own the account/)).toBeDefined();
  });

  it('is not asked beside another owner', async () => {
    const shown = show([PAULA, memberOf('Otto', 'owner'), OLGA]);
    const dialog = await askToRemove(shown);
    expect(dialog.queryByRole('combobox')).toBeNull();
    await shown.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shown.remove).toHaveBeenCalledExactlyOnceWith(PAULA, undefined));
  });
});
