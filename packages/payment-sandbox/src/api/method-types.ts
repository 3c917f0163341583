import type { MethodType } from '../state/records.ts';
import { ApiError } from '../wire/api-error.ts';
import type { Params } from '../wire/params.ts';

const NAME = 'allowed_payment_method_types';

/** The kinds of methods that a call allows; all of them when it names none. */
export function methodTypes(params: Params): MethodType[] {
  const types = params.texts(NAME);
  if (types.length === 0) return ['card', 'us_bank_account'];
  return types.map((type) => {
    if (type === 'card' || type === 'us_bank_account') return type;
    throw new ApiError(400, `Invalid ${NAME}: ${type}`, { param: NAME });
  });
}
