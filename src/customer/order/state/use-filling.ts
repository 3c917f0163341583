import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { Eye } from '#domain/schemas/order.ts';
import { isSame } from '#providers/drafts/draft-same.ts';
import { EYES } from './form-values.ts';
import type { EyeValues, OrderFormValues } from './form-values.ts';
import { useOrderForm } from './order-form-context.ts';

const CHANGED = { shouldDirty: true } as const;

/** The eyes as they are to become. */
export type EyeChanges = Partial<Record<Eye, EyeValues>>;

interface Filled {
  told: string;
  before: EyeChanges;
  after: EyeChanges;
}

export interface Filling {
  apply: (after: EyeChanges, told: string) => void;
  undo: () => void;
  /** Brings the focus into the field that it is done at. */
  focus: () => void;
  /** What the last filling did, while it still stands in the form; else null. */
  told: string | null;
}

/**
 * Several fields that are filled at once; what stood there can be put back until something else is entered. Filling
 * takes the focus nowhere, since it may be done by leaving the field; a button that did it goes, and calls `focus`.
 */
export function useFilling(path: FieldPath<OrderFormValues>): Filling {
  const { getValues, setValue, setFocus } = useFormContext<OrderFormValues>();
  const [filled, setFilled] = useState<Filled | null>(null);

  const put = (eyes: EyeChanges) => {
    for (const eye of EYES) if (eyes[eye]) setValue(eye, eyes[eye], CHANGED);
  };
  const stands = (of: Pick<OrderFormValues, Eye>, { after }: Filled) =>
    EYES.every((eye) => !after[eye] || isSame(of[eye], after[eye]));
  const isStillFilled = useOrderForm(({ values }) => filled !== null && stands(values, filled));
  return {
    apply: (after, told) => {
      const current = structuredClone(getValues());
      const before = Object.fromEntries(
        EYES.flatMap((eye) => (after[eye] ? [[eye, current[eye]] as const] : [])),
      );
      put(after);
      setFilled({ told, before, after });
    },
    focus: () => setFocus(path),
    undo: () => {
      // what was typed a moment ago may not be on the screen yet
      if (filled && stands(getValues(), filled)) put(filled.before);
      setFilled(null);
      setFocus(path);
    },
    told: filled && isStillFilled ? filled.told : null,
  };
}
