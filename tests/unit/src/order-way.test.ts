import { describe, expect, it } from 'vitest';
import type { SessionState } from '#providers/session/session-state.ts';
import { nobody } from '#providers/session/session-state.ts';
import { practiceRoleOf, type May } from '#providers/session/use-may.ts';
import { mayDoIn, type PracticeRole } from '#domain/permissions.ts';
import { orderWay } from '#src/consultant/fitting-order/order-way.ts';
import { practiceState } from '#tests/unit/providers/session-fixture.ts';

function wayOf(session: SessionState) {
  const may: May = (permission, account) =>
    mayDoIn(session.roles, practiceRoleOf(session, account), permission);
  return orderWay(session, may);
}

function member(...practiceRoles: PracticeRole[]): SessionState {
  const accounts = practiceRoles.map((practiceRole, index) => ({
    accountNumber: String(100_200 + index),
    practice: 'North',
    practiceRole,
  }));
  return practiceState({ accounts, accountNumber: '100200' });
}

describe('the way from a fitting to a draft order', () => {
  it.each<[who: string, session: SessionState, kind: string]>([
    ['nobody', nobody, 'signIn'],
    ['somebody who is not known yet', { ...nobody, status: 'checking' }, 'wait'],
    ['somebody who is leaving', { ...practiceState(), status: 'leaving' }, 'wait'],
    ['who has to verify the address', practiceState({ authStatus: 'EMAILNOTVERIFIED' }), 'verify'],
    ['who has no account', practiceState({ authStatus: 'ACCOUNTNUMBERNOTVERIFIED' }), 'account'],
    ['the lab’s staff', practiceState({ roles: ['ADMIN'], accounts: [] }), 'staff'],
    [
      'an unverified admin',
      practiceState({ roles: ['ADMIN'], authStatus: 'EMAILNOTVERIFIED' }),
      'staff',
    ],
    ['an owner', member('owner'), 'go'],
    ['who orders', member('orderer'), 'go'],
    ['who owes the terms', practiceState({ profile: null }), 'go'],
    ['who has a one-time password', practiceState({ mustChangePassword: true }), 'go'],
    ['whose accounts are not known', { ...member('viewer'), accountsUnknown: true }, 'go'],
    ['who only looks', member('viewer'), 'role'],
    ['who only pays', member('biller'), 'role'],
  ])('VC-04 AD-08 of %s', (_, session, kind) => expect(wayOf(session).kind).toBe(kind));

  it('VC-04 AD-08 names the accounts in which the user orders', () =>
    expect(wayOf(member('viewer', 'orderer', 'biller', 'owner'))).toEqual({
      kind: 'role',
      accountNumber: '100200',
      others: ['100201', '100203'],
    }));
});
