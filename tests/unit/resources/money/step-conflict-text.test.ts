import { describe, expect, it } from 'vitest';
import type { ApiErrorBody, FieldError } from '#domain/access/api-error.ts';
import { STEP_CONFLICTS } from '#domain/money/payments/step-conflict.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { stepConflictText } from '#resources/payments/step/step-conflict-text.ts';
import { buildOnlinePayment } from '../../../fixtures/build-receipt.ts';

const PAYMENT = buildOnlinePayment({
  version: 3,
  state: 'unapplied',
  amountCents: 10_000,
  unappliedCents: 4_000,
});

const WRITE_OFF = {
  id: '0199aaaa-0000-4000-8000-000000000001',
  version: 2,
  invoiceNumber: 'INV-100001',
  accountNumber: '100200',
  practice: 'Lakeside Eye Care',
  amountCents: 20_000,
  currency: 'USD',
  reason: 'Closed',
  state: 'posted',
  requestedBy: 'Ada',
  requestedByUid: 'u-ada',
  requestedAt: '2026-05-04T15:00:00.000Z',
  decidedBy: 'Sofia',
  declineReason: '',
  reversalReason: '',
  reversalRequestedBy: '',
  reversalRequestedByUid: '',
  reversalRequestedAt: null,
  reversalDecidedBy: '',
};

const SHARES = {
  shares: [
    { invoiceNumber: 'INV-100001', cents: 100 },
    { invoiceNumber: 'INV-100002', cents: 200 },
  ],
};

type Refusal = Pick<ApiErrorBody, 'code'> & Partial<ApiErrorBody>;

function failure(body: Refusal): HttpFailure {
  return new HttpFailure('refused', 409, { message: 'in English', requestId: 'r', ...body });
}

function told(body: Refusal, locale: 'en' | 'es' = 'en', input: unknown = SHARES): string | null {
  return stepConflictText(failure(body), { text: textIn(locale, 'payments'), locale, input });
}

const step = (error: Partial<FieldError>): Refusal => ({
  code: 'conflict',
  errors: { step: { rule: '', message: 'in English', value: 'Sofia', nearest: 5_000, ...error } },
});

const movedOn = (current: unknown, value = 'Sofia'): Refusal => ({
  code: 'version-moved-on',
  errors: { version: { rule: 'movedOn', message: 'in English', value } },
  current,
});

const at = (field: string, error: Partial<FieldError>): Refusal => ({
  code: 'invalid',
  errors: { [field]: { rule: 'max', message: 'in English', nearest: 5_000, ...error } },
});

const VOID = { ...PAYMENT, state: 'void', voidReason: 'Bounced', voidedAt: PAYMENT.recordedAt };

describe('what a refused step with a payment or a write-off says', () => {
  it.each([
    ['voided meanwhile', movedOn(VOID), /^Sofia has voided this payment meanwhile: Bounced\./],
    ['changed meanwhile', movedOn(PAYMENT), /^Sofia has changed .*: \$40\.00 of it is unapplied/],
    ['changed by nobody known', movedOn(PAYMENT, ''), /^Somebody else has changed/],
    ['confirmed meanwhile', movedOn(WRITE_OFF), /^Sofia has confirmed this write-off already/],
    [
      'declined meanwhile',
      movedOn({ ...WRITE_OFF, state: 'declined', declineReason: 'Too much' }),
      /^Sofia has declined this write-off already: Too much\./,
    ],
    [
      'a reversal was asked for meanwhile',
      movedOn({ ...WRITE_OFF, state: 'reversing', reversalReason: 'They paid' }),
      /^Sofia has asked to take this write-off back: They paid\./,
    ],
    [
      'reversed meanwhile',
      movedOn({ ...WRITE_OFF, state: 'reversed', reversalReason: 'They paid' }),
      /^Sofia has taken this write-off back already: They paid\./,
    ],
    ['void', step({ rule: 'void' }), /^Sofia has voided this payment already/],
    ['refunded', step({ rule: 'refunded' }), /was given back, so it cannot be voided/],
    ['another waits', step({ rule: 'waiting' }), /that Sofia asked for waits/],
    ['less is open', step({ rule: 'lessOpen' }), /^Only \$50\.00 of the invoice is open by now/],
    [
      'an invoice was paid',
      at('shares.1.cents', {}),
      /^Only \$50\.00 of invoice INV-100002 is open/,
    ],
    [
      'another account',
      at('shares.0.invoiceNumber', { rule: 'x' }),
      /^Invoice INV-100001 is not of/,
    ],
    ['less is unapplied', at('shares', {}), /^Only \$50\.00 is left by now/],
    ['less can be given back', at('amountCents', {}), /^Only \$50\.00 is left by now/],
  ])('PY-08 UX-02 %s', (_name, body, words) => {
    expect(told(body)).toMatch(words);
    const spanish = told(body, 'es');
    expect(spanish).toMatch(/^[A-ZÚÍ].*\.$/);
    expect(spanish).not.toMatch(/%\{|Somebody|Only|in English/);
  });

  it.each(STEP_CONFLICTS)('PY-08 UX-02 has words of both languages for %s', (rule) => {
    for (const locale of ['en', 'es'] as const)
      expect(told(step({ rule }), locale)).toMatch(/^[A-Z].*\.$/);
  });

  it('PY-08 leaves every other failure to the general texts', () => {
    expect(told({ code: 'unavailable' })).toBeNull();
    expect(told(at('reason', { rule: 'required' }))).toBeNull();
    expect(told(movedOn({ id: 'something else' }))).toBeNull();
    const lost = new HttpFailure('lost', 0, null);
    expect(
      stepConflictText(lost, { text: textIn('en', 'payments'), locale: 'en', input: SHARES }),
    ).toBeNull();
  });
});
