import { isAbout, seenOf, type WarningFacts } from '#domain/lens/warnings/acknowledgements.ts';
import type { Acknowledgement } from '#domain/orders/order.ts';

/**
 * Returns the acknowledgements after a warning was answered with a note; `null` removes its answer. Removes answers for
 * the same warning with other figures.
 */
export function withAnswer(
  acknowledged: readonly Acknowledgement[],
  warning: WarningFacts,
  note: string | null,
): Acknowledgement[] {
  const others = acknowledged.filter((one) => !isAbout(one, warning));
  const { code, eye } = warning;
  return note === null ? others : [...others, { code, eye, note, seen: seenOf(warning) }];
}
