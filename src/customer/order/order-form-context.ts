import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { describeCause, nearestOf } from './describe-problem.ts';
import type { OrderFormValues } from './form-values.ts';
import type { FormPath, Problem } from './problems.ts';
import type { ServerError } from './server-errors.ts';
import { problemToShow } from './shown-problem.ts';
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

export const OrderFormContext = createContext<OrderFormState | null>(null);

export function useOrderForm(): OrderFormState {
  const state = useContext(OrderFormContext);
  if (!state) throw new Error('OrderFormContext is missing');
  return state;
}

export interface ShownProblem {
  message: string;
  nearest: number | string | null;
}

/** What to say beside a field, in the language on the screen (`problemToShow`). */
export function useShownProblem(path: FormPath): ShownProblem | null {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const state = useOrderForm();
  const { getFieldState, formState } = useFormContext<OrderFormValues>();
  // a state that is not read here is not kept up to date by react-hook-form
  const { submitCount } = formState;
  const { isTouched } = getFieldState(path, formState);

  const shown = problemToShow(path, state, isTouched || submitCount > 0);
  if (!shown || !('cause' in shown)) return shown;
  return {
    message: describeCause(shown.cause, text, locale),
    nearest: nearestOf(shown.cause),
  };
}
