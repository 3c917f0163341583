import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { Eye } from '#domain/orders/order.ts';
import { isSame } from '#providers/drafts/is-same.ts';
import { EYES } from './form-values.ts';
import type { EyeValues, OrderFormValues } from './form-values.ts';
import { useOrderForm } from './order-form-context.ts';

const CHANGED = { shouldDirty: true } as const;

/** The changed eyes. */
export type EyeChanges = Partial<Record<Eye, EyeValues>>;

interface Filled {
  notice: string;
  before: EyeChanges;
  after: EyeChanges;
}

export interface Filling {
  apply: (after: EyeChanges, notice: string) => void;
  undo: () => void;
  /** Moves the focus to the field that started it. */
  focus: () => void;
  /** The message about the last change while it is still in the form; else null. */
  notice: string | null;
}

/**
 * Fills several fields at once; can be undone until another value is entered. Does not move the focus, because a blur
 * may start it; a button that disappears calls `focus`.
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
    apply: (after, notice) => {
      const current = structuredClone(getValues());
      const before = Object.fromEntries(
        EYES.flatMap((eye) => (after[eye] ? [[eye, current[eye]] as const] : [])),
      );
      put(after);
      setFilled({ notice, before, after });
    },
    focus: () => setFocus(path),
    undo: () => {
      // the latest input may not have rendered yet
      if (filled && stands(getValues(), filled)) put(filled.before);
      setFilled(null);
      setFocus(path);
    },
    notice: filled && isStillFilled ? filled.notice : null,
  };
}
