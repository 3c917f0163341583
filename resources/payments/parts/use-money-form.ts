import { useState } from 'react';
import type { ZodType } from 'zod';
import { usePaymentStep, type PaymentStep } from '../step/use-payment-step.ts';

/** What every form about a part of an amount has. */
interface Entered {
  amountCents: number | null;
  reason: string;
}

interface MoneyFormDeps<Values, Input, Result> extends PaymentStep<Input, Result> {
  /** The schema of what is sent. */
  schema: ZodType<Input>;
  initial: Values;
  /** Returns the fields that are wrong although the schema accepts them. */
  alsoWrong: (entered: Values) => (keyof Values)[];
}

/** PY-08: the state of a form that takes a step with an amount. A field is marked as wrong after the first try. */
export function useMoneyForm<Values extends Entered, Input, Result>({
  schema,
  initial,
  alsoWrong,
  ...taken
}: MoneyFormDeps<Values, Input, Result>) {
  const [entered, setEntered] = useState(initial);
  const [tried, setTried] = useState(false);
  const step = usePaymentStep(taken);
  const parsed = schema.safeParse(entered);
  const wrong = new Set<PropertyKey | undefined>([
    ...(parsed.error?.issues.map(({ path }) => path[0]) ?? []),
    ...alsoWrong(entered),
  ]);
  const submit = () => {
    setTried(true);
    if (parsed.success && wrong.size === 0) step.mutate(parsed.data);
  };
  return {
    entered,
    enter: (changes: Partial<Values>) => setEntered({ ...entered, ...changes }),
    /** Returns the text when the field is wrong; null when it is not. */
    problemOf: (field: keyof Values, problem: string) =>
      tried && wrong.has(field) ? problem : null,
    submit,
    isPending: step.isPending,
    error: step.error,
  };
}

/** What the dialog of such a form needs of it. */
export interface MoneyForm {
  entered: Entered;
  enter: (changes: Partial<Entered>) => void;
  problemOf: (field: keyof Entered, problem: string) => string | null;
  submit: () => void;
  isPending: boolean;
  error: Error | null;
}
