import { cleanup, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider, useGetList } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Campaign } from '#domain/emails/campaign.ts';
import type { EmailRecord, EmailRow, Suppression } from '#domain/emails/email.ts';
import { CampaignProgress } from '#resources/campaigns/CampaignProgress.tsx';
import EmailList from '#resources/emails/EmailList.tsx';
import EmailShow from '#resources/emails/EmailShow.tsx';
import { campaignEmailsPath } from '#resources/emails/parts/email-path.ts';
import { EmailFrame } from '#resources/emails/parts/EmailFrame.tsx';
import SuppressionList from '#resources/suppressions/SuppressionList.tsx';
import { buildCampaign } from '../../fixtures/build-campaign.ts';
import { type FakeMethods, type GetList, type GetOne, oneOf } from './portal-harness.tsx';
import { showToAdmin, showToSuper } from './show-to.tsx';

const campaign: Campaign = buildCampaign({ sent: 7, underway: 0, undelivered: 2 });
const BOUNCED = campaignEmailsPath(campaign.id, [
  'bounced',
  'suppressed',
  'failed',
  'expired',
  'doubtful',
]);

describe('the emails of a campaign', () => {
  it('EM-03 are behind its counts, unless there are none', async () => {
    showToSuper(
      <RecordContextProvider value={campaign}>
        <CampaignProgress />
      </RecordContextProvider>,
      '/campaign',
      { getOne: oneOf(campaign) },
    );
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sent: 7', campaignEmailsPath(campaign.id, ['sent'])],
      ['Did not arrive: 2', BOUNCED],
    ]);
    expect(screen.getByText('On their way: 0')).toBeDefined();
  });

  it('EM-03 are what the list has then, until a filter is taken away', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [], total: 0 });
    const { user } = showToSuper(
      <EmailList />,
      '/admin/email-management/messages',
      { getList, getOne: oneOf(campaign) },
      { at: BOUNCED },
    );
    const lastFilter = () => getList.mock.lastCall?.[1].filter;
    const chosen = await screen.findByRole('button', { pressed: true });
    expect(chosen.textContent).toBe('Bounced, Suppressed, Failed, Expired, Doubtful');
    expect(lastFilter()).toEqual({
      campaignId: campaign.id,
      states: ['bounced', 'suppressed', 'failed', 'expired', 'doubtful'],
    });
    await user.click(screen.getByRole('button', { name: 'Bounced' }));
    await waitFor(() =>
      expect(lastFilter()).toEqual({ campaignId: campaign.id, state: 'bounced' }),
    );
    const chip = await screen.findByText(`Campaign: ${campaign.name}`);
    await user.click(screen.getByTestId('CancelIcon'));
    await waitFor(() => expect(lastFilter()).toEqual({ state: 'bounced' }));
    expect(chip.isConnected).toBe(false);
  });
});

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
    showToSuper(<FromList />, '/emails/:id', { getList, getOne }, { at: `/emails/${row.id}` });
    expect(await screen.findByLabelText('Loading the message')).toBeDefined();
    gate.dispatchEvent(new Event('open'));
    const frame = await screen.findByTitle('The message as sent');
    expect(frame.getAttribute('srcdoc')).toContain('Your lenses are on their way.');
  });

  it('EM-03 SE-07 says what is in doubt, and offers to retry', async () => {
    const doubtful: EmailRecord = { ...whole, state: 'doubtful', reply: 'answer lost' };
    const methods = { getOne: oneOf(doubtful) };
    showToSuper(<EmailShow />, '/emails/:id', methods, { at: `/emails/${row.id}` });
    expect(await screen.findByText(/its answer was lost/)).toBeDefined();
    expect(screen.getByText('Doubtful')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it.each([false, true])(
    'EM-03 offers to send it again while it can be: forgotten %s',
    async (isForgotten) => {
      const forgotten: EmailRecord = { ...whole, state: 'failed', isForgotten };
      showToSuper(
        <EmailShow />,
        '/emails/:id',
        { getOne: oneOf(forgotten) },
        { at: `/emails/${row.id}` },
      );
      await screen.findByTitle('The message as sent');
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
      const again = isForgotten ? [] : ['Retry', 'Send again'];
      expect(names).toEqual([...again, 'Light', 'Dark']);
      expect(screen.queryAllByText(/its text was deleted/)).toHaveLength(isForgotten ? 1 : 0);
    },
  );
});

const shown = () => screen.getByTitle('The email').getAttribute('srcdoc');

function show(html: string) {
  const page = <EmailFrame html={html} title="The email" height={480} />;
  return showToAdmin(page, '/');
}

describe('an email as it arrives', () => {
  afterEach(() => document.head.replaceChildren());

  it('SE-05 SE-06 EM-03 is shut off from the portal, and has the styles that the policy allows', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'n0nce';
    document.head.append(meta);
    show('<p style="color:red">Hi</p>');
    const frame = screen.getByTitle('The email');
    expect(frame).toHaveProperty('tagName', 'IFRAME');
    expect(frame.getAttribute('sandbox')).toBe('');
    for (const text of ['<style nonce="n0nce">', '{ color:red }']) expect(shown()).toContain(text);
    expect(shown()).not.toMatch(/\sstyle=/);
  });

  it('EM-02 EM-03 is shown as a light mail program shows it, or as a dark one', async () => {
    const query = '@media (prefers-color-scheme: dark) { p { color: white } }';
    const { user } = show(`<head><style>${query}</style></head><p>Hi</p>`);
    expect(shown()).toContain(':root { color-scheme: light; }');
    expect(shown()).toContain('@media (max-width: 0)');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(shown()).toContain(':root { color-scheme: dark; }');
    expect(shown()).toContain('@media (min-width: 0)');
    await user.click(screen.getByRole('button', { name: 'Light' }));
    expect(shown()).toContain(':root { color-scheme: light; }');
  });
});

const bounced: Suppression = {
  id: 'ada@lens.test',
  reason: 'bounce',
  detail: 'HardBounce',
  count: 2,
  emailId: null,
  version: 1,
  firstAt: '2026-06-01T08:00:00.000Z',
  lastAt: '2026-06-02T08:00:00.000Z',
  liftedAt: null,
  liftedBy: '',
  liftReason: '',
};

function renderList(data: Suppression[], methods: FakeMethods = {}) {
  return showToSuper(<SuppressionList />, '/suppressed', {
    ...methods,
    getList: vi.fn<GetList>().mockResolvedValue({ data, total: data.length }),
  });
}

describe('the suppressed addresses', () => {
  it('EM-03 are lifted with a reason; after a complaint with a second confirmation', async () => {
    const liftSuppression = vi.fn<NonNullable<FakeMethods['liftSuppression']>>();
    const complaint: Suppression = { ...bounced, reason: 'complaint' };
    liftSuppression.mockResolvedValue({ data: complaint });
    const { user } = renderList([complaint], { liftSuppression });
    await user.click(await screen.findByRole('button', { name: 'Lift ada@lens.test' }));
    const lift = screen.getByRole('button', { name: 'Lift suppression' });
    await user.click(lift);
    expect(screen.getByText('Enter a reason')).toBeDefined();
    await user.type(screen.getByLabelText(/Reason/), 'They ask');
    await user.click(lift);
    expect(screen.getByRole('alert').textContent).toContain('Check this box');
    expect(liftSuppression).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(lift);
    const input = { reason: 'They ask', isConfirmed: true };
    expect(liftSuppression.mock.calls).toEqual([[complaint, input]]);
  });

  it('SE-15 say how many reports were about what we did not send, or that nobody knows', async () => {
    renderList([], { countReports: () => Promise.resolve({ data: { foreign: 3, days: 90 } }) });
    expect(await screen.findByText(/did not write to, in the last 90 days: 3/)).toBeDefined();
    cleanup();
    renderList([], { countReports: () => Promise.reject(new Error('away')) });
    expect(await screen.findByText(/could not be counted/)).toBeDefined();
  });

  it.each([
    ['HardBounce', 'The mailbox does not exist'],
    ['toString', 'The mail server refuses the address'],
  ])('EM-03 say in words why, and %s in the details only', async (detail, words) => {
    renderList([{ ...bounced, detail }]);
    expect(await screen.findByText(new RegExp(`^${words} · Times: 2`))).toBeDefined();
    const raw = screen.getAllByText(new RegExp(detail.replaceAll('.', String.raw`\.`)));
    expect(raw.map((element) => element.closest('details') !== null)).toEqual([true]);
  });
});
