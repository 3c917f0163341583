import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WriteOff } from '#domain/money/payments/write-off-schema.ts';
import type { HttpClient } from '#providers/http/http.ts';
import WriteOffs from '#resources/write-offs/WriteOffs.tsx';
import { answerOf, fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import { storeOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/write-offs';
const WRITE_OFF: WriteOff = {
  id: '0199aaaa-0000-4000-8000-000000000001',
  version: 3,
  invoiceNumber: 'INV-100001',
  accountNumber: '100200',
  practice: 'Lakeside Eye Care',
  amountCents: 20_000,
  currency: 'USD',
  reason: 'The practice closed.',
  state: 'posted',
  requestedBy: 'colleague@lens.test',
  requestedByUid: 'u-colleague',
  requestedAt: '2026-05-04T12:00:00.000Z',
  decidedBy: '',
  declineReason: '',
  reversalReason: '',
  reversalRequestedBy: '',
  reversalRequestedByUid: '',
  reversalRequestedAt: null,
  reversalDecidedBy: '',
};
const REVERSING: Partial<WriteOff> = {
  state: 'reversing',
  reversalReason: 'They paid after all.',
  reversalRequestedBy: 'Sofia',
  reversalRequestedByUid: 'u-sofia',
  reversalRequestedAt: '2026-05-05T12:00:00.000Z',
};

function show(changes: Partial<WriteOff> = {}, answer: Partial<WriteOff> = {}) {
  const writeOff = { ...WRITE_OFF, ...changes };
  const client = vi.fn<HttpClient>().mockResolvedValue(answerOf({ ...writeOff, ...answer }));
  const connection = fakeConnection({ client });
  const at = `${PATH}/${writeOff.id}/show`;
  const view = showToSuper(<WriteOffs />, `${PATH}/*`, storeOf(writeOff), { at, connection });
  return { ...view, client };
}

const NAMES = [
  'Confirm write-off',
  'Decline write-off',
  'Reverse write-off',
  'Confirm reversal',
  'Decline reversal',
];
const steps = () => NAMES.filter((name) => screen.queryByRole('button', { name }));

describe('the write-offs of the lab', () => {
  it.each<[string, Partial<WriteOff>, string[]]>([
    ['posted', {}, ['Reverse write-off']],
    ['waiting', { state: 'waiting' }, ['Confirm write-off', 'Decline write-off']],
    ['declined', { state: 'declined' }, []],
    ['about to be reversed', REVERSING, ['Confirm reversal', 'Decline reversal']],
    [
      'about to be reversed by oneself',
      { ...REVERSING, reversalRequestedByUid: 'uid-self' },
      ['Decline reversal'],
    ],
    ['reversed', { ...REVERSING, state: 'reversed' }, []],
  ])('PY-08 offers what can be done with one that is %s', async (_name, changes, expected) => {
    show(changes);
    await screen.findByText('The practice closed.');
    expect(steps()).toEqual(expected);
  });

  it.each([
    ['reversed', 'The write-off was reversed. The invoice is open again.'],
    ['reversing', 'A second admin must confirm the reversal now.'],
  ] as const)('PY-08 reverses one with a reason, which is then %s', async (state, words) => {
    const { user, client } = show({}, { state });
    const dialog = await openDialog(user, 'Reverse write-off', /\$200\.00/);
    await user.click(dialog.getByRole('button', { name: 'Reverse write-off' }));
    expect(client).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They paid after all.');
    await user.click(dialog.getByRole('button', { name: 'Reverse write-off' }));
    await waitFor(() => expect(client).toHaveBeenCalled());
    const [path, options] = client.mock.calls[0] ?? [];
    expect(path).toBe(`/write-offs/${WRITE_OFF.id}/reverse`);
    expect(new Headers(options?.headers).get('if-match')).toBe('"3"');
    expect(options?.body).toBe(JSON.stringify({ reason: 'They paid after all.' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('PY-08 says to a second admin who asked for the reversal, and why', async () => {
    const { user, client } = show(REVERSING, { state: 'reversed' });
    const dialog = await openDialog(
      user,
      'Confirm reversal',
      /^Reverse the write-off of \$200\.00/,
    );
    expect(dialog.getByText('Sofia asked for it: They paid after all.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Confirm reversal' }));
    await waitFor(() =>
      expect(client.mock.calls[0]?.[0]).toBe(`/write-offs/${WRITE_OFF.id}/confirm`),
    );
  });
});
