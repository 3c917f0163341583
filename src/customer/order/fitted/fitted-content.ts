import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { firstDelivery } from '../delivery/first-delivery.ts';
import { EMPTY_ORDER, inPlaceOf, NO_LENS, OTHER_EYE } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import type { FittedEye } from './eye-of-fitting.ts';

const NOT_ORDERED = { ...NO_LENS, ordered: false, quantity: '' };

/** Returns a new order of the fitted eye alone. */
export function fittedContent(
  { eye, draft }: FittedEye,
  choices: DeliveryChoices | null,
): OrderFormValues {
  const delivery = firstDelivery(choices);
  return {
    ...EMPTY_ORDER,
    ...(delivery && { delivery }),
    [eye]: draft,
    [OTHER_EYE[eye]]: NOT_ORDERED,
  };
}

/** Returns a new draft, which is saved at once. */
export function newStart(id: string, accountNumber: string, content: OrderFormValues): DraftStart {
  return {
    id,
    accountNumber,
    version: 0,
    content,
    dirty: true,
    earlier: [],
    savedAt: null,
    status: { kind: 'changed' },
  };
}

/**
 * Returns the draft with the fitted eye added. Null when the draft has that eye by now, or waits for a choice: nothing of
 * a draft is ever replaced.
 */
export function withFittedEye(start: DraftStart, { eye, draft }: FittedEye): DraftStart | null {
  const { content, status } = start;
  const waits = status.kind === 'conflict' || status.kind === 'ended';
  if (waits || content[eye].ordered || !content[OTHER_EYE[eye]].fitting) return null;
  const filled = inPlaceOf(content[eye], draft);
  return {
    ...start,
    content: { ...content, [eye]: filled },
    dirty: true,
    status: { kind: 'changed' },
  };
}
