import type { FieldError } from '#domain/access/api-error.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import { allocationInputSchema, paymentDetailsSchema } from '#domain/money/payments/payment.ts';
import { STEP_CONFLICTS } from '#domain/money/payments/step-conflict.ts';
import { writeOffSchema } from '#domain/money/payments/write-off-schema.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { tryAnswer } from '#providers/http/read-answer.ts';
import type { Text } from '#providers/messages/text-in.ts';

interface ConflictContext {
  text: Text<'payments'>;
  locale: Locale;
  /** What was sent: names the invoices of its shares. */
  input: unknown;
}

/**
 * PY-08: returns what happened meanwhile, and what to do now, when the server refused a step with a payment or a
 * write-off because of what somebody else did. Null for any other failure.
 */
export function stepConflictText(error: unknown, context: ConflictContext): string | null {
  const body = errorBody(error);
  const [refused] = Object.entries(body?.errors ?? {});
  if (!body || !refused) return null;
  const [field, fieldError] = refused;
  if (body.code === 'version-moved-on') return movedOnText(body.current, fieldError, context);
  return ruleText(field, fieldError, context);
}

function movedOnText(current: unknown, { value }: FieldError, { text, locale }: ConflictContext) {
  const who = nameOf(value, text);
  const payment = tryAnswer(paymentDetailsSchema, current);
  if (payment) {
    const amount = formatCents(payment.unappliedCents, payment.currency, locale);
    return payment.state === 'void'
      ? text('conflicts.voidedBy', { who, reason: payment.voidReason })
      : text('conflicts.changedBy', { who, amount });
  }
  const writeOff = tryAnswer(writeOffSchema, current);
  if (!writeOff || writeOff.state === 'waiting') return null;
  const { state, declineReason, reversalReason } = writeOff;
  return text(`conflicts.${state}By`, { who, reason: declineReason || reversalReason });
}

function ruleText(
  field: string,
  { rule, value, nearest }: FieldError,
  context: ConflictContext,
): string | null {
  const { text, locale, input } = context;
  const amount = formatCents(Number(nearest ?? 0), 'USD', locale);
  const conflict = STEP_CONFLICTS.find((one) => one === rule);
  if (field === 'step' && conflict) {
    return text(`conflicts.${conflict}`, { who: nameOf(value, text), amount });
  }
  if (rule === 'future') return text('wrongDay');
  const [, index, part] = /^shares\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (index !== undefined) {
    const shares = allocationInputSchema.safeParse(input).data?.shares;
    const number = shares?.[Number(index)]?.invoiceNumber ?? '';
    if (rule === 'started') return text('conflicts.started', { number });
    return text(part === 'cents' ? 'conflicts.paid' : 'conflicts.notTheirs', { number, amount });
  }
  return rule === 'max' ? text('conflicts.most', { amount }) : null;
}

function nameOf(value: FieldError['value'], text: Text<'payments'>): string {
  return typeof value === 'string' && value !== '' ? value : text('conflicts.somebody');
}
