import { createContext, useContext } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { describeCause, nearestOf } from './describe-problem.ts';
import type { OrderFormValues } from './form-values.ts';
import type { FormPath, Problem } from '../problems/problems.ts';
import type { ServerError } from '../problems/server-errors.ts';
import { problemToShow } from './shown-problem.ts';
import { useSelected } from './state-store.ts';
import type { StateStore } from './state-store.ts';
import type { Known } from './warning-context.ts';

export interface OrderFormState extends Known {
  accountNumber: string;
  /** Under which the form is kept while it is not submitted, from the moment it opens. */
  draftId: string;
  lenses: LensDefinition[];
  problems: Problem[];
  /** What the server refused, while it still stands in the form. */
  refused: ServerError[];
  /** The field that the user was last sent to: what is folded round it opens. */
  wanted: FormPath | null;
  /** Where the account's orders may go to; null while nothing is known of it. */
  deliveryChoices?: DeliveryChoices | null;
  /** Goes to a field, wherever it is. */
  jumpTo: (path: FormPath) => void;
}

export const OrderFormContext = createContext<StateStore<OrderFormState> | null>(null);

/** What `select` reads in the state of the form. Each key changes the state: select as little as the component needs. */
export function useOrderForm<Selected>(select: (state: OrderFormState) => Selected): Selected {
  const store = useContext(OrderFormContext);
  if (!store) throw new Error('OrderFormContext is missing');
  return useSelected(store, select);
}

export interface ShownProblem {
  message: string;
  nearest: number | string | null;
}

/** What to say beside a field, in the language on the screen (`problemToShow`). */
export function useShownProblem(path: FormPath): ShownProblem | null {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const { control } = useFormContext<OrderFormValues>();
  // a state that is not read here is not kept up to date by react-hook-form
  const { touchedFields, submitCount } = useFormState({ control, name: path, exact: true });
  const isLooked = submitCount > 0 || Boolean(get(touchedFields, path));
  const shown = useOrderForm((state) => problemToShow(path, state, isLooked));
  if (!shown) return null;
  // The sentence of the server is English.
  if (!('cause' in shown))
    return locale === 'en' ? shown : { ...shown, message: text('order.refused') };
  return {
    message: describeCause(shown.cause, text, locale),
    nearest: nearestOf(shown.cause),
  };
}
