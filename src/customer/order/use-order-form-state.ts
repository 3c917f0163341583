import { useMemo, useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Order } from '#domain/schemas/order.ts';
import { EMPTY_ORDER } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';
import { toOrderInput } from './order-input.ts';
import { orderProblems } from './problems.ts';
import { orderResolver } from './resolver.ts';
import { useSubmitOrder } from './use-submit-order.ts';
import type { SubmitFailure } from './use-submit-order.ts';

interface OrderFormStateInput {
  accountNumber: string;
  lenses: LensDefinition[];
  onRefused: () => void;
  onDone: (order: Order) => void;
}

/** What failed, and what stood in the form when it was sent. */
interface Refusal {
  failure: SubmitFailure;
  sent: OrderFormValues;
}

/** The form, what is wrong with it at this moment, and how it is submitted. */
export function useOrderFormState(input: OrderFormStateInput) {
  const { accountNumber, lenses, onRefused, onDone } = input;
  const catalogue = useMemo(() => new Map(lenses.map((lens) => [lens.id, lens])), [lenses]);
  const form = useForm<OrderFormValues>({
    defaultValues: EMPTY_ORDER,
    resolver: orderResolver(catalogue),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (all: OrderFormValues) => all });
  const problems = orderProblems(values, catalogue);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submitOrder = useSubmitOrder();

  const send = async (sent: OrderFormValues) => {
    const outcome = await submitOrder(toOrderInput(sent, catalogue, accountNumber));
    if (!outcome) return;
    if ('order' in outcome) return onDone(outcome.order);
    setRefusal({ failure: outcome.failure, sent });
    form.setError('root.server', { type: outcome.failure.kind });
    const [first] = outcome.failure.errors;
    if (first) form.setFocus(first.path);
    if (outcome.failure.kind === 'invalid') onRefused();
  };
  const focusFirst = () => {
    const [first] = problems;
    if (first) form.setFocus(first.path);
  };
  const submit = (event: BaseSyntheticEvent) => {
    void form.handleSubmit(send, focusFirst)(event);
  };
  // a refused value that was changed since is no longer the one that was refused
  const refused = (refusal?.failure.errors ?? []).filter(
    ({ path }) => get(values, path) === get(refusal?.sent, path),
  );
  const state = { lenses, catalogue, problems, refused, values };
  return { form, state, failure: refusal?.failure ?? null, submit };
}
