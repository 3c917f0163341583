import { useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import type { Filling } from '../state/use-filling.ts';
import { pastePrescription, type Pasted, type PowerFields } from './paste-prescription.ts';

/** OR-13: fills a prescription into the eyes that it names; returns false for any other text. */
export function usePastePrescription(eye: Eye, group: PowerFields | null, { apply }: Filling) {
  const text = useText('customer');
  const catalogue = useOrderForm((state) => state.catalogue);
  const { getValues } = useFormContext<OrderFormValues>();

  const wordsFor = ({ eye: of, power, leftOut }: Pasted): string[] => [
    power === null
      ? text(`pasted.noPlace.${of}`)
      : text(`pasted.filled.${of}`, { power: power.replaceAll(' ', '\u00a0') }),
    ...leftOut.map((part) => text('pasted.leftOut', { part: text(`pasted.parts.${part}`) })),
  ];
  return (typed: string): boolean => {
    if (!group) return false;
    const result = pastePrescription(typed, { eye, group }, getValues(), catalogue);
    if (!result) return false;
    apply(result.changes, result.pasted.flatMap(wordsFor).join(' '));
    return true;
  };
}
