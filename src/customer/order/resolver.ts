import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { OrderFormValues } from './form-values.ts';
import type { Catalogue } from './order-input.ts';
import { orderProblems } from './problems.ts';

/** Lets the form be submitted when it has no problem. What a problem says is told beside its field. */
export function orderResolver(catalogue: Catalogue): Resolver<OrderFormValues> {
  return (values) => {
    const errors: FieldErrors<OrderFormValues> = {};
    for (const { path, cause } of orderProblems(values, catalogue)) {
      set(errors, path, { type: cause.kind });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
