import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { describeCause, nearestOf } from './describe-problem.ts';
import type { OrderFormValues } from './form-values.ts';
import type { FormPath, Problem } from './problems.ts';
import type { ServerError } from './server-errors.ts';
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

/**
 * What to say beside a field: nothing before it was left for the first time or the form was submitted, and from
 * then on as the user types. What an earlier order brought is told at once: nobody is still typing it.
 */
export function useShownProblem(path: FormPath): ShownProblem | null {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const { problems, refused, values } = useOrderForm();
  const { getFieldState, formState } = useFormContext<OrderFormValues>();
  // a state that is not read here is not kept up to date by react-hook-form
  const { submitCount } = formState;
  const { isTouched } = getFieldState(path, formState);

  const problem = problems.find((candidate) => candidate.path === path);
  if (problem && (isTouched || submitCount > 0 || isBrought(problem, values))) {
    const message = describeCause(problem.cause, text, locale);
    return { message, nearest: nearestOf(problem.cause) };
  }
  return refused.find((candidate) => candidate.path === path) ?? null;
}

function isBrought({ eye, cause }: Problem, values: OrderFormValues): boolean {
  if (cause.kind === 'lensGone' || cause.kind === 'warning') return true;
  return (
    eye !== null &&
    cause.kind === 'violation' &&
    values[eye].origins[cause.violation.field] === 'earlier'
  );
}
