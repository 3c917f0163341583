import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerStep,
  BANK_FIELDS,
  CARD_FIELDS,
  payByBank,
  payByCard,
  sendForm,
} from 'payment-sandbox/tests/support/forms.ts';
import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '../../fixtures/test-sandbox.ts';
import { hasSandbox, openPage, openTarget } from './support/target.ts';

const target = await openTarget();
const { gateway, stripe, sandbox } = target;
const CARD = { ...CARD_FIELDS, number: '4242424242424242' };
const BANK = { ...BANK_FIELDS, account: '000123456789' };

/** What is typed, the field that is wrong, and what the page says of it. The clock says March 2026. */
const PROBLEMS: [string, Record<string, string>, string, string][] = [
  ['no number', { ...CARD, number: '' }, 'number', 'Fill in this field.'],
  ['letters', { ...CARD, number: 'abcd' }, 'number', 'digits do not add up'],
  ['a wrong check digit', { ...CARD, number: '4242424242424241' }, 'number', 'do not add up'],
  ['month 13', { ...CARD, expiry: '13/40' }, 'expiry', 'such as 04/30'],
  ['last month', { ...CARD, expiry: '02/26' }, 'expiry', 'This card has expired.'],
  ['a short code', { ...CARD, cvc: '12' }, 'cvc', '3 or 4 digits'],
  ['an unknown account', { ...BANK, account: '123456789' }, 'account', 'test accounts'],
  ['another bank', { ...BANK, routing: '021000021' }, 'routing', '110000000'],
];

describe('the page of the sandbox', () => {
  for (const [name, fields, field, says] of PROBLEMS) {
    it.runIf(hasSandbox)(`SE-08 names what is wrong, and takes nothing: ${name}`, async () => {
      const { sessionId, url } = await openPage(target);
      const { html, location } = await sendForm(url, fields);
      expect(location).toBeNull();
      expect(html).toContain('Some fields need attention.');
      const [, problem = ''] = new RegExp(`id="${field}-problem">([^<]*)<`).exec(html) ?? [];
      expect(problem).toContain(says);
      expect(html.match(/aria-invalid/g)).toHaveLength(1);
      expect(await gateway.findPayment({ sessionId })).toMatchObject({ id: null, state: 'open' });
    });
  }

  it.runIf(hasSandbox)(
    'PY-04 takes a card until the end of its month, typed in several ways',
    async () => {
      for (const expiry of ['03/26', '3 / 26', '0326', '03/2026']) {
        const { url } = await openPage(target);
        const answer = await sendForm(url, { ...CARD, expiry, number: '4242-4242 4242 4242' });
        expect(answer.location).toContain('/returned');
      }
    },
  );

  it.runIf(hasSandbox)('PY-04 keeps what was typed, but not the security code', async () => {
    const { url } = await openPage(target);
    const { html } = await sendForm(url, { ...CARD, cvc: '98765', name: '<b>"Pat"</b>' });
    expect(html).toContain('value="&lt;b&gt;&quot;Pat&quot;&lt;/b&gt;"');
    expect(html).not.toContain('98765');
  });

  it.runIf(hasSandbox)(
    'SE-06 has no script, may not be framed, and leads to the portal only',
    async () => {
      const { url, request } = await openPage(target, { description: '<script>alert(1)</script>' });
      const answer = await fetch(url);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const { origin } = new URL(request.returnUrl);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`form-action 'self' ${origin};`);
      expect(policy).not.toContain('script-src');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).not.toContain('<script');
      expect(html).toContain('&lt;script&gt;');
      expect(html).toContain('Sandbox: no money moves');
      expect(html).toContain('$123.45');
    },
  );

  it.runIf(hasSandbox)('PY-02 keeps neither numbers nor codes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lens-gateway-'));
    const file = join(folder, 'gateway.jsonl');
    const sandbox = await openTestSandbox({ file });
    const { gateway, clock } = sandbox;
    const { url } = await openPage({ ...target, gateway, clock });
    await payByCard(url, '4000002760003184');
    await payByBank(url, '000123456789');
    await sandbox.close();
    const kept = await readFile(file, 'utf8');
    expect(kept).toContain('"last4":"6789"');
    expect(kept).not.toMatch(/4000002760003184|000123456789|cvc/);
    await rm(folder, { recursive: true });
  });

  it.runIf(hasSandbox)('PY-04 offers no step after the payment by another card', async () => {
    const { sessionId, url } = await openPage(target);
    const asked = await payByCard(url, '4000002760003184');
    await payByCard(url, '4242424242424242');
    const late = await answerStep(asked, 'approve');
    expect(late.location).toContain(sessionId);
    const { id } = await gateway.findPayment({ sessionId });
    const charges = await stripe.charges.list({ payment_intent: id ?? '' });
    expect(charges.data).toHaveLength(1);
  });
});

describe('the dashboard of the sandbox', () => {
  it.runIf(hasSandbox)('PY-09 lists payments with what may happen to them', async () => {
    const { origin } = sandbox();
    const { sessionId, url } = await openPage(target);
    await payByBank(url, '000123456789');
    const { id } = await gateway.findPayment({ sessionId });
    const html = async () => (await fetch(`${origin}/`)).text();
    expect(await html()).toContain(`/control/payments/${id}/settle`);
    const button = await fetch(`${origin}/control/payments/${id}/settle`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(button.headers.get('location')).toBe('/');
    expect(await html()).toContain(`/control/payments/${id}/return`);
    await sandbox().press(`payments/${id}/return`);
    await expect(sandbox().press(`payments/${id}/return`)).rejects.toThrow('cannot be disputed');
    await expect(sandbox().press('payments/pi_unknown/settle')).rejects.toThrow(
      'No such payment_intent',
    );
    await expect(sandbox().press('payments/x/other')).rejects.toThrow('There is no such control');
    await expect(
      sandbox().press('webhooks/next/disturb', { how: 'x', count: '1' }),
    ).rejects.toThrow('how');
  });
});
