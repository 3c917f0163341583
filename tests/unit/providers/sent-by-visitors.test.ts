import { expect, it } from 'vitest';
import { campaignSubscription } from '#providers/account/campaign-subscription.ts';
import { labAddresses, sendEmail } from '#providers/account/direct-email.ts';
import {
  acceptInvitation,
  lookAtInvitation,
  ownInvitations,
} from '#providers/account/invitations.ts';
import { consultantLenses } from '#providers/consultant/lenses.ts';
import { consultantSettings } from '#providers/consultant/model.ts';
import type { HttpClient } from '#providers/http/http.ts';

const { signal } = new AbortController();
const INVITED = {
  id: '8c5f8a4e-6f0f-4c53-9f54-3a9d3b2f1c00',
  email: 'ada@lens.test',
  practiceRole: 'viewer',
  status: 'pending',
  invitedBy: 'Paula Practice',
  practice: 'Lakeside Eye Care',
  sentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
};
const SUBSCRIPTION = { provider: 'Clear Labs', address: 'a…@lens.test', isSubscribed: true };
const EMAIL = { recipients: 'lab@clear.test', subject: 'Axis', body: 'Is it right?' };

type Call = (client: HttpClient) => Promise<unknown>;

/** What is sent, with the own token unless it says that there is none; what sends it, and what the API answers. */
const CALLS: [request: string, Call, answer: unknown][] = [
  ['form GET /invitations', (client) => ownInvitations(client, signal), [INVITED]],
  ['form GET /customer/lab-addresses', (client) => labAddresses(client, signal), ['a@b.test']],
  [
    'authFlow POST /invitations/look {"token":"secret"} without a token',
    (client) => lookAtInvitation(client, 'secret', signal),
    INVITED,
  ],
  ...(['look', 'unsubscribe', 'subscribe'] as const).map((deed): [string, Call, unknown] => [
    `authFlow POST /mail/${deed === 'look' ? 'unsubscribe/look' : deed} {"token":"secret"} without a token`,
    (client) => campaignSubscription(client, deed, { token: 'secret', signal }),
    SUBSCRIPTION,
  ]),
  [
    `change POST /auth/email/{token} ${JSON.stringify(EMAIL)} key k1`,
    (client) => sendEmail(client, EMAIL, { key: 'k1' }),
    true,
  ],
  ['form GET /consultant/lenses without a token', (client) => consultantLenses(client), []],
  [
    'background GET /consultant/settings without a token',
    (client) => consultantSettings(client),
    { hasModel: true },
  ],
];

it.each(CALLS)('RS-01 sends %s, and returns the answer', async (request, call, json) => {
  const sent: string[] = [];
  const client: HttpClient = async (path, { kind, method = 'GET', body, headers, token }) => {
    const key = headers?.['idempotency-key'];
    const rest = [body, key && `key ${key}`, token === null && 'without a token'];
    sent.push([kind, method, path, ...rest].filter(Boolean).join(' '));
    return { status: 200, headers: new Headers(), json };
  };
  expect(await call(client)).toEqual(json);
  expect(sent).toEqual([request]);
});

const joined: HttpClient = async (path) => ({
  status: 200,
  headers: new Headers(),
  json: { accountNumber: path.replace('/invitations/a%2Fb/accept', '100200') },
});
const broken: HttpClient = () => Promise.reject(new Error('No answer'));

it('RS-05 whoever accepts an invitation learns the account', async () => {
  expect(await acceptInvitation(joined, 'a/b')).toBe('100200');
});

it('RS-03 an email that fails was not sent, and says why where that is shown', async () => {
  expect(await sendEmail(broken, EMAIL)).toBe(false);
  await expect(sendEmail(broken, EMAIL, { showError: true })).rejects.toThrow('No answer');
});
