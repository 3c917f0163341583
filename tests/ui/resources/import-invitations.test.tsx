import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Invitation } from '#domain/access/member.ts';
import { NO_ANSWERS } from '#domain/import/import.ts';
import type { Import, ImportLine } from '#domain/import/import.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { SendInvitations } from '#resources/imports/SendInvitations.tsx';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import type { FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const SEND = 'Send all invitations…';

const IMPORT: Import = {
  id: '6f1c3a52-5f0e-4a53-9c0e-0d7b5e1f4a11',
  version: 4,
  kind: 'customers',
  fileName: 'practices.csv',
  status: 'done',
  headings: ['Account', 'Practice', 'Email', 'Role'],
  mapping: ['accountNumber', 'practice', 'memberEmail', 'memberRole'],
  sendEmails: false,
  answers: NO_ANSWERS,
  lines: 3,
  position: 3,
  checked: { created: 3, changed: 0, unchanged: 0, refused: 0 },
  applied: { created: 3, changed: 0, unchanged: 0, refused: 0 },
  actor: 'Sofia Superwell',
  createdAt: '2026-11-19T15:00:00.000Z',
  movedAt: '2026-11-19T15:00:00.000Z',
};

const lineOf = (id: number, recordId: string, memberEmail?: string): ImportLine => ({
  id,
  line: id + 1,
  cells: [],
  outcome: 'created',
  recordId,
  errors: [],
  before: {},
  after: { practice: 'Lakeside', ...(memberEmail !== undefined && { memberEmail }) },
});

const invitationTo = (email: string, digit: number): Invitation => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  email,
  practiceRole: 'owner',
  invitedBy: 'Sofia Superwell',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2099-11-27T10:00:00.000Z',
});

/** The lines that the import created, in two pages, and those that it changed. */
const CREATED = [
  [lineOf(1, '300001', 'al@lens.test'), lineOf(2, '300002', 'Bea@lens.test')],
  [lineOf(3, '300003', 'member@lens.test'), lineOf(4, '300004')],
];
const CHANGED = [[lineOf(5, '300005', 'cy@lens.test')]];

/** The open invitations by account: somebody of the second account was invited before the import. */
const OPEN: Readonly<Record<string, Invitation[]>> = {
  '300001': [invitationTo('al@lens.test', 1)],
  '300002': [invitationTo('bea@lens.test', 2), invitationTo('earlier@lens.test', 3)],
  '300003': [invitationTo('member@lens.test', 4)],
  '300005': [invitationTo('cy@lens.test', 5)],
};

/** Shows the button with a server that has these invitations. */
function show(found = IMPORT) {
  const client = vi.fn<HttpClient>(async (path, { method }) => {
    const [, account = '', id] =
      /^\/customers\/(\d+)\/invitations(?:\/(.+)\/resend)?$/.exec(path) ?? [];
    const invitations = OPEN[account];
    if (!invitations) throw new HttpFailure('No such account', 404, null);
    if (method !== 'POST') return answerOf(invitations);
    return answerOf(invitations.find((one) => one.id === id));
  });
  const importLines = vi.fn<NonNullable<FakeMethods['importLines']>>(
    async (_id, { outcome, page }) => {
      const isCreated = outcome === 'created';
      const data = (isCreated ? CREATED : CHANGED)[page] ?? [];
      return { data, total: isCreated ? 102 : 1 };
    },
  );
  const view = showToSuper(
    <SendInvitations found={found} />,
    '/import',
    { importLines },
    { connection: fakeConnection({ client }) },
  );
  const sent = () =>
    client.mock.calls.filter(([, { method }]) => method === 'POST').map(([path]) => path);
  return { ...view, sent };
}

describe('AD-08 AD-17 the invitations of an import', () => {
  it('AD-08 AD-17 sends those that are open, of all pages and changed accounts, after asking once, and tells the result by address', async () => {
    const { user, sent } = show();
    const question = await openDialog(user, SEND, 'Send 4 invitations?');
    for (const name of ['al', 'bea', 'member', 'cy']) {
      expect(question.getByText(`${name}@lens.test`)).toBeTruthy();
    }
    expect(sent()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Send 4 invitations' }));
    expect(await screen.findByText('4 invitations sent')).toBeTruthy();
    expect(sent().toSorted()).toEqual([
      '/customers/300001/invitations/00000000-0000-4000-8000-000000000001/resend',
      '/customers/300002/invitations/00000000-0000-4000-8000-000000000002/resend',
      '/customers/300003/invitations/00000000-0000-4000-8000-000000000004/resend',
      '/customers/300005/invitations/00000000-0000-4000-8000-000000000005/resend',
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['names no members', { ...IMPORT, mapping: ['accountNumber', 'practice', null, null] }],
    ['was not applied', { ...IMPORT, applied: null }],
  ])('AD-17 is not offered where the import %s', (_why, found) => {
    show(found);
    expect(screen.queryByRole('button', { name: SEND })).toBeNull();
  });
});
