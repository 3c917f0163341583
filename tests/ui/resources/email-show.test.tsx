import { screen } from '@testing-library/react';
import { useGetList } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { EmailRecord, EmailRow } from '#domain/schemas/email.ts';
import EmailShow from '#resources/emails/EmailShow.tsx';
import {
  fakeDataProvider,
  renderPage,
  type GetList,
  type GetOne,
} from '#tests/ui/resources/portal-harness.tsx';

const row: EmailRow = {
  id: '6f1c1f0e-5a0e-4b7e-9d6b-0c8f1f0e5a0e',
  event: 'orderShipped',
  uid: 'u1',
  address: 'ada@harbour.test',
  accountNumber: '100300',
  language: 'en',
  causeResource: 'orders',
  causeId: 'o1',
  subject: 'Order O-100 is shipped',
  state: 'sent',
  attempts: 1,
  reply: '250',
  version: 2,
  createdAt: '2026-06-01T08:00:00.000Z',
  sentAt: '2026-06-01T08:00:01.000Z',
  updatedAt: '2026-06-01T08:00:01.000Z',
};
const whole: EmailRecord = {
  ...row,
  templateId: 'orderShipped.en',
  templateVersion: 1,
  messageId: 'm1',
  html: '<p>Your lenses are on their way.</p>',
  text: null,
  repeats: null,
  isForgotten: false,
};

/** As somebody comes from the list. */
function FromList() {
  const { data } = useGetList<EmailRow>('emails');
  return data ? <EmailShow /> : null;
}

describe('the page of an email', () => {
  it('EM-03 waits for the message where the list has told the rest', async () => {
    const gate = new EventTarget();
    const answer = new Promise<{ data: EmailRecord }>((resolve) => {
      gate.addEventListener('open', () => resolve({ data: whole }));
    });
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [row], total: 1 });
    const getOne = vi.fn<GetOne>().mockReturnValue(answer);
    renderPage({
      page: <FromList />,
      path: '/emails/:id',
      at: `/emails/${row.id}`,
      dataProvider: fakeDataProvider({ getList, getOne }),
      roles: ['ADMIN', 'SUPERADMIN'],
    });
    expect(await screen.findByLabelText('Loading the message')).toBeDefined();
    gate.dispatchEvent(new Event('open'));
    const frame = await screen.findByTitle('The message as sent');
    expect(frame.getAttribute('srcdoc')).toContain('Your lenses are on their way.');
  });

  it.each([false, true])(
    'EM-03 offers to send it again while it can be: forgotten %s',
    async (isForgotten) => {
      const forgotten: EmailRecord = { ...whole, state: 'failed', isForgotten };
      renderPage({
        page: <EmailShow />,
        path: '/emails/:id',
        at: `/emails/${row.id}`,
        dataProvider: fakeDataProvider({
          getOne: vi.fn<GetOne>().mockResolvedValue({ data: forgotten }),
        }),
        roles: ['ADMIN', 'SUPERADMIN'],
      });
      await screen.findByTitle('The message as sent');
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
      const again = isForgotten ? [] : ['Retry', 'Send again'];
      expect(names).toEqual([...again, 'Light', 'Dark']);
      expect(screen.queryAllByText(/its text was deleted/)).toHaveLength(isForgotten ? 1 : 0);
    },
  );
});
