import { createContext, useContext } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { FormPath, Problem } from '../problems/problems.ts';
import type { ServerError } from '../problems/server-errors.ts';
import { describeCause, nearestOf } from './describe-problem.ts';
import type { OrderFormValues } from './form-values.ts';
import { problemToShow } from './shown-problem.ts';
import { useSelected } from './state-store.ts';
import type { StateStore } from './state-store.ts';
import type { Known } from './warning-context.ts';

export interface OrderFormState extends Known {
  accountNumber: string;
  /** The id of the form's draft, from the moment it opens. */
  draftId: string;
  lenses: LensDefinition[];
  problems: Problem[];
  /** The server's errors for values that are still in the form. */
  refused: ServerError[];
  /** The field that the user last jumped to: a collapsed block around it expands. */
  wanted: FormPath | null;
  /** The account's delivery choices; null while they are not known. */
  deliveryChoices?: DeliveryChoices | null;
  /** Moves to a field, wherever it is. */
  jumpTo: (path: FormPath) => void;
}

export const OrderFormContext = createContext<StateStore<OrderFormState> | null>(null);

/** Returns what `select` reads from the form's state. Each key changes the state: select as little as possible. */
export function useOrderForm<Selected>(select: (state: OrderFormState) => Selected): Selected {
  const store = useContext(OrderFormContext);
  if (!store) throw new Error('OrderFormContext is missing');
  return useSelected(store, select);
}

export interface ShownProblem {
  message: string;
  nearest: number | string | null;
}

/** Returns the problem to show at a field, in the current language (`problemToShow`). */
export function useShownProblem(path: FormPath): ShownProblem | null {
  const text = useText('customer');
  const locale = useLocale();
  const { control } = useFormContext<OrderFormValues>();
  // react-hook-form only updates a form state that is read here
  const { touchedFields, submitCount } = useFormState({ control, name: path, exact: true });
  const isLooked = submitCount > 0 || Boolean(get(touchedFields, path));
  const shown = useOrderForm((state) => problemToShow(path, state, isLooked));
  if (!shown) return null;
  // The server's message is English.
  if (!('cause' in shown))
    return locale === 'en' ? shown : { ...shown, message: text('order.refused') };
  return {
    message: describeCause(shown.cause, text, locale),
    nearest: nearestOf(shown.cause),
  };
}
