import { isAbout, seenOf, type Told } from '#domain/lens/warnings/acknowledgements.ts';
import type { Acknowledgement } from '#domain/schemas/order.ts';

/**
 * The acknowledgements after one warning was answered with a note; `null` takes its answer back. What was answered
 * there with other figures goes.
 */
export function withAnswer(
  acknowledged: readonly Acknowledgement[],
  warning: Told,
  note: string | null,
): Acknowledgement[] {
  const others = acknowledged.filter((one) => !isAbout(one, warning));
  const { code, eye } = warning;
  return note === null ? others : [...others, { code, eye, note, seen: seenOf(warning) }];
}
