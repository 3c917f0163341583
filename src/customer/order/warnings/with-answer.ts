import { isOf } from '#domain/lens/warnings/acknowledgements.ts';
import type { Acknowledgement } from '#domain/schemas/order.ts';

/** The acknowledgements after one warning was answered with a note; `null` takes its answer back. */
export function withAnswer(
  acknowledged: readonly Acknowledgement[],
  { code, eye }: Pick<Acknowledgement, 'code' | 'eye'>,
  note: string | null,
): Acknowledgement[] {
  const others = acknowledged.filter((one) => !isOf(one, { code, eye }));
  return note === null ? others : [...others, { code, eye, note }];
}
