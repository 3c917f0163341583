import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/orders/order.ts';
import { isSame } from '#providers/drafts/is-same.ts';
import { copyEye, OTHER_EYE } from '../state/form-values.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';

const CHANGED = { shouldDirty: true } as const;

/** The last copy: `before` and `after` are the eye that was copied to. */
export type Copying =
  | { state: 'none' }
  | { state: 'copied'; from: Eye; before: EyeValues; after: EyeValues }
  | { state: 'undone'; from: Eye; before: EyeValues };

const NONE: Copying = { state: 'none' };

/** OR-11: copies one eye to the other; the copy can be undone until a value of that eye changes. */
export function useCopyEyes() {
  const { getValues, setValue, setFocus } = useFormContext<OrderFormValues>();
  const [copying, setCopying] = useState(NONE);

  const shown = useOrderForm(({ values }) => stillHolds(copying, values));
  const copy = (from: Eye) => {
    const to = OTHER_EYE[from];
    const before = structuredClone(getValues(to));
    const after = copyEye(structuredClone(getValues(from)), before);
    setValue(to, after, CHANGED);
    setCopying({ state: 'copied', from, before, after });
  };
  const undo = () => {
    if (copying.state !== 'copied') return;
    const { from, before, after } = copying;
    const to = OTHER_EYE[from];
    // the latest input may not have rendered yet
    if (!isSame(getValues(to), after)) return;
    setValue(to, before, CHANGED);
    setCopying({ state: 'undone', from, before });
    // the button disappears, so the field gets the focus
    setFocus(`${to}.lensId`);
  };
  return { copying: shown, copy, undo };
}

/** Clears the notice as soon as the eye differs from it. */
function stillHolds(copying: Copying, values: OrderFormValues): Copying {
  if (copying.state === 'none') return copying;
  const expected = copying.state === 'copied' ? copying.after : copying.before;
  return isSame(values[OTHER_EYE[copying.from]], expected) ? copying : NONE;
}
