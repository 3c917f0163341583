import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useDraft } from './draft/use-draft.ts';
import type { OrderFormValues } from './state/form-values.ts';
import type { OrderFormState } from './state/order-form-context.ts';
import { orderProblems } from './problems/problems.ts';
import type { FormPath } from './problems/problems.ts';
import { useSource } from './source/use-source.ts';
import { stillRefused } from './state/shown-problem.ts';
import type { Refusal } from './state/shown-problem.ts';
import { ACCOUNT_UNKNOWN } from './submit/submit-failure.ts';
import type { SubmitFailure } from './submit/submit-failure.ts';
import { toSubmission } from './submit/to-submission.ts';
import { useJump } from './problems/use-jump.ts';
import { useReviewStep } from './review/use-review-step.ts';
import { useLatest } from './state/use-latest.ts';
import { useSubmitOrder } from './submit/use-submit-order.ts';

export interface OrderFormInput {
  accountNumber: string;
  lenses: LensDefinition[];
  /** What the form opens with. */
  initial: OrderFormValues;
  draftId: string;
  /** The draft that it goes on with; null for one that is begun. */
  draftStart: DraftStart | null;
  /** Where the account's orders may go to; null where that could not be learned. */
  deliveryChoices?: DeliveryChoices | null;
  /** The server refused: what is offered may have changed. */
  onRefused: () => void;
  onDone: (order: Order) => void;
}

/** The form, what is wrong with it at this moment, and how it is submitted. */
export function useOrderFormState(input: OrderFormInput) {
  const { accountNumber, lenses, initial, draftId, draftStart, onRefused, onDone } = input;
  const { deliveryChoices = null } = input;
  const catalogue = useMemo(() => new Map(lenses.map((lens) => [lens.id, lens])), [lenses]);
  const form = useForm<OrderFormValues>({ defaultValues: initial });
  const draft = useDraft({ form, draftId, accountNumber, start: draftStart });
  // what is typed shows at once; what follows from it may come a moment later
  const values = useDeferredValue(
    useWatch({ control: form.control, compute: (all: OrderFormValues) => all }),
  );
  const { source, standings } = useSource(values);
  const known = useMemo(() => ({ catalogue, source, standings }), [catalogue, source, standings]);
  const step = useReviewStep(draftId);
  const { isReviewing, close } = step;
  const { wanted, jumpTo: jump } = useJump(form, isReviewing);
  const jumpTo = useLatest((path: FormPath) => {
    close();
    jump(path);
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const session = useSessionActions();
  const submitOrder = useSubmitOrder(accountNumber, values.resubmits);

  const refuse = (failure: SubmitFailure, sent: OrderFormValues) => {
    setRefusal({ failure, sent });
    form.setError('root.server', { type: failure.kind });
  };
  const send = async (sent: OrderFormValues) => {
    if (session.get().accountsUnknown) return refuse(ACCOUNT_UNKNOWN, sent);
    const submission = toSubmission({ ...known, values: sent }, draftId);
    const outcome = await submitOrder(submission, draft.store.hold);
    if (!outcome) return;
    if ('order' in outcome) {
      void draft.store.end();
      return onDone(outcome.order);
    }
    refuse(outcome.failure, sent);
    const [first] = outcome.failure.errors;
    if (first) jumpTo(first.path);
    if (outcome.failure.kind !== 'invalid') return;
    close();
    onRefused();
  };
  /** Goes to the first thing that is missing; whether there is none. */
  const isComplete = (sent: OrderFormValues): boolean => {
    const [first] = orderProblems({ ...known, values: sent });
    if (!first) return true;
    // an error keeps react-hook-form from taking the form for submitted
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
  const { problems } = state;
  const stayIfComplete = useLatest(() => void isComplete(form.getValues()));
  useEffect(() => {
    // what is learned meanwhile, or done by the browser's way forward, may leave something to do
    if (isReviewing && problems.length > 0) stayIfComplete();
  }, [isReviewing, problems, stayIfComplete]);
  return { form, state, draft, failure: refusal?.failure ?? null, review, send: submit, step };
}
