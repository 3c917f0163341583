import type { Locale } from '#domain/basics/locale.ts';
import { TEXT_PROBLEMS } from '#domain/basics/text-problems.ts';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { describeOtherThanBefore } from '#domain/lens/engine/same-lens.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Text } from '#providers/messages/text-in.ts';
import type { Cause } from '../problems/problems.ts';

type CustomerText = Text<'customer'>;

/** Returns the message at the field. */
export function describeCause(cause: Cause, text: CustomerText, locale: Locale): string {
  if (cause.kind === 'violation') return describeViolation(cause.violation, cause.lens, locale);
  if (cause.kind === 'text') return TEXT_PROBLEMS[cause.rule][locale];
  if (cause.kind === 'clinical') return cause.problem.message[locale];
  if (cause.kind === 'notSame') return describeOtherThanBefore(cause.other, cause.lens, locale);
  if (cause.kind === 'delivery') return cause.problem.message[locale];
  if (cause.kind === 'quantity') {
    return text('order.quantity', { most: cause.most, nearest: cause.nearest });
  }
  if (cause.kind === 'warning') return describeWarning(cause.warning, locale);
  return text(`order.${cause.kind}`, 'max' in cause ? { max: cause.max } : undefined);
}

/** Returns the nearest valid value as the field accepts it; null without one. */
export function nearestOf(cause: Cause): number | string | null {
  if (cause.kind === 'notSame') return cause.other.field === null ? null : cause.other.ordered;
  if (cause.kind === 'delivery') return cause.problem.nearest;
  if (cause.kind === 'quantity') return cause.nearest;
  return cause.kind === 'violation' ? cause.violation.nearest : null;
}
