import { useDeferredValue, useEffect, useMemo } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Order } from '#domain/orders/order.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { useDraft } from './draft/use-draft.ts';
import { orderProblems } from './problems/problems.ts';
import type { FormPath } from './problems/problems.ts';
import { useJump } from './problems/use-jump.ts';
import { useReviewStep } from './review/use-review-step.ts';
import { useSource } from './source/use-source.ts';
import type { OrderFormValues } from './state/form-values.ts';
import type { OrderFormState } from './state/order-form-context.ts';
import { stillRefused } from './state/shown-problem.ts';
import { useLatest } from './state/use-latest.ts';
import type { AccountPrices } from './state/warning-context.ts';
import { useSendOrder } from './submit/use-send-order.ts';

export interface OrderFormInput {
  accountNumber: string;
  lenses: LensDefinition[];
  /** The form's initial values. */
  initial: OrderFormValues;
  draftId: string;
  /** The draft that the form resumes; null for a new one. */
  draftStart: DraftStart | null;
  /** The account's delivery choices; null when they could not be loaded. */
  deliveryChoices?: DeliveryChoices | null;
  /** The account's agreed prices; null when they could not be loaded. */
  agreed?: AccountPrices | null;
  /** Called when the server refused the order: the offered lenses may have changed. */
  onRefused: () => void;
  onDone: (order: Order) => void;
}

/** Returns the data that the values are checked with. */
function useKnown(
  { lenses, agreed = null, deliveryChoices }: OrderFormInput,
  values: OrderFormValues,
) {
  const creditHold = deliveryChoices?.creditHold ?? false;
  const catalogue = useMemo(() => new Map(lenses.map((lens) => [lens.id, lens])), [lenses]);
  const { source, eligibilities } = useSource(values);
  return useMemo(
    () => ({ catalogue, source, eligibilities, agreed, creditHold }),
    [catalogue, source, eligibilities, agreed, creditHold],
  );
}

/** Leaves the review when data that arrives later, or the browser's forward button, makes the order incomplete. */
function useStayIfComplete(
  isReviewing: boolean,
  problems: OrderFormState['problems'],
  isComplete: () => boolean,
): void {
  const stayIfComplete = useLatest(() => void isComplete());
  useEffect(() => {
    if (isReviewing && problems.length > 0) stayIfComplete();
  }, [isReviewing, problems, stayIfComplete]);
}

/** Returns the form, its current problems, and how to submit it. */
export function useOrderFormState(input: OrderFormInput) {
  const { accountNumber, lenses, initial, draftId, draftStart, deliveryChoices = null } = input;
  const form = useForm<OrderFormValues>({ defaultValues: initial });
  const draft = useDraft({ form, draftId, accountNumber, start: draftStart });
  // input shows at once; its consequences may render a moment later
  const values = useDeferredValue(
    useWatch({ control: form.control, compute: (all: OrderFormValues) => all }),
  );
  const known = useKnown(input, values);
  const step = useReviewStep(draftId);
  const { isReviewing, close } = step;
  const { wanted, jumpTo: jump } = useJump(form, isReviewing);
  const jumpTo = useLatest((path: FormPath) => {
    close();
    jump(path);
  });
  const sending = { ...input, form, draft, known, resubmits: values.resubmits };
  const { refusal, send } = useSendOrder({ ...sending, jumpTo, leaveReview: close });

  /** Jumps to the first missing field; returns whether nothing is missing. */
  const isComplete = (sent: OrderFormValues): boolean => {
    const [first] = orderProblems({ ...known, values: sent });
    if (!first) return true;
    // an error prevents react-hook-form from marking the form as submitted
    form.setError('root.missing', { type: first.cause.kind });
    jumpTo(first.path);
    return false;
  };
  const review = useLatest((event?: BaseSyntheticEvent) => {
    step.remember();
    void form.handleSubmit((sent) => {
      if (!isComplete(sent)) return;
      form.setError('root.review', { type: 'notSent' });
      step.open();
    })(event);
  });
  const submit = useLatest(() => {
    void form.handleSubmit((sent) => (isComplete(sent) ? send(sent) : undefined))();
  });
  const state = useMemo(
    (): OrderFormState => ({
      ...known,
      accountNumber,
      draftId,
      lenses,
      values,
      problems: orderProblems({ ...known, values }),
      refused: stillRefused(refusal, values),
      wanted,
      deliveryChoices,
      jumpTo,
    }),
    [known, accountNumber, draftId, lenses, values, refusal, wanted, deliveryChoices, jumpTo],
  );
  useStayIfComplete(isReviewing, state.problems, () => isComplete(form.getValues()));
  return { form, state, draft, failure: refusal?.failure ?? null, review, send: submit, step };
}
