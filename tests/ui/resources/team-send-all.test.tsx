import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Invitation } from '#domain/access/member.ts';
import type { TeamRequests } from '#providers/account/team.ts';
import { Invitations } from '#resources/team/parts/Invitations.tsx';
import type { TeamState } from '#resources/team/parts/use-team.ts';
import { apiError, fakeDataProvider, lostConnection, renderPage } from './portal-harness.tsx';

const invitationTo = (name: string): Invitation => ({
  id: `00000000-0000-4000-8000-00000000000${name.length}`,
  email: `${name}@lens.test`,
  practiceRole: 'orderer',
  invitedBy: 'Paula Practice',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2099-11-27T10:00:00.000Z',
});
const ALL = ['al', 'bea', 'carl'].map(invitationTo);

function show(invitations: Invitation[], resend = vi.fn<TeamRequests['resend']>()) {
  const requests = { resend } as Partial<TeamRequests> as TeamRequests;
  const team: TeamState = {
    requests,
    members: [],
    invitations,
    error: null,
    retry: () => undefined,
    refresh: () => Promise.resolve(),
  };
  const page = <Invitations invitations={invitations} team={team} />;
  return renderPage({ page, path: '/team', dataProvider: fakeDataProvider() });
}

const resultOf = (dialog: HTMLElement, email: string) =>
  within(dialog).getByText(email).parentElement?.textContent;

describe('AD-08 sending all open invitations', () => {
  it('asks once, says how many and to whom, and tells the result by address', async () => {
    const resend = vi.fn<TeamRequests['resend']>((of) =>
      of.email.startsWith('bea')
        ? Promise.reject(apiError(429, 'too-many-requests'))
        : Promise.resolve(of),
    );
    const { user } = show(ALL, resend);
    await user.click(screen.getByRole('button', { name: 'Send all again' }));
    const question = await screen.findByRole('dialog', { name: 'Send 3 invitations again?' });
    expect(question.textContent).toContain('carl@lens.test');
    expect(resend).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Send 3 invitations' }));
    await screen.findByText('2 invitations sent');
    const dialog = screen.getByRole('dialog');
    expect(resultOf(dialog, 'al@lens.test')).toContain('Sent');
    expect(resultOf(dialog, 'bea@lens.test')).toContain(
      'Sent a moment ago. Try again in a minute.',
    );
    expect(resend).toHaveBeenCalledTimes(3);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SE-08 tries again only those that got no answer or were not sent', async () => {
    const resend = vi
      .fn<TeamRequests['resend']>(async (of) => of)
      .mockRejectedValueOnce(lostConnection());
    const { user } = show(ALL.slice(0, 2), resend);
    await user.click(screen.getByRole('button', { name: 'Send all again' }));
    await user.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
    await user.click(await screen.findByRole('button', { name: 'Try 1 again' }));
    await screen.findByText('2 invitations sent');
    expect(resend.mock.calls.map(([{ email }]) => email)).toEqual([
      'al@lens.test',
      'bea@lens.test',
      'al@lens.test',
    ]);
  });

  it('is not offered for a single one, which has its own button', () => {
    show(ALL.slice(0, 1));
    expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
  });
});
