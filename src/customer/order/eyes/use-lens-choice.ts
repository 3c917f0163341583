import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { EYES, OTHER_EYE } from '../state/form-values.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { chooseLensFor, isFollowing, undoFollow } from './follow-eye.ts';

const CHANGED = { shouldDirty: true } as const;

/** What the last lens choice changed in the other eye; `before` is that eye before the change. */
export type OtherEyeChange =
  | { kind: 'none' }
  | { kind: 'followed'; lens: LensDefinition; before: EyeValues }
  | { kind: 'undone'; before: EyeValues };

const NOTHING: OtherEyeChange = { kind: 'none' };

/** OR-11: chooses the lens of one eye, and reports and undoes the change in the other. */
export function useLensChoice(eye: Eye) {
  const other = OTHER_EYE[eye];
  const { getValues, setValue, setFocus } = useFormContext<OrderFormValues>();
  const [change, setChange] = useState(NOTHING);
  const shown = useOrderForm(({ values }) => stillHolds(change, values, other));

  const choose = (lens: LensDefinition | null) => {
    const before = structuredClone(getValues());
    const next = chooseLensFor(before, eye, lens);
    for (const name of EYES) {
      const changed = next[name];
      if (changed) setValue(name, changed, CHANGED);
    }
    setChange(lens && next[other] ? { kind: 'followed', lens, before: before[other] } : NOTHING);
  };
  const undo = () => {
    // the latest input may not have rendered yet
    if (change.kind !== 'followed' || !isFollowing(getValues(), other)) return;
    const { before } = change;
    setValue(other, undoFollow(getValues(other), before), CHANGED);
    setChange({ kind: 'undone', before });
    // the button disappears, so the field gets the focus
    setFocus(`${eye}.lensId`);
  };
  return { choose, undo, change: shown };
}

/** Clears the notice as soon as the other eye differs from it. */
function stillHolds(change: OtherEyeChange, values: OrderFormValues, other: Eye): OtherEyeChange {
  if (change.kind === 'followed') return isFollowing(values, other) ? change : NOTHING;
  if (change.kind === 'undone') {
    return values[other].lensId === change.before.lensId ? change : NOTHING;
  }
  return change;
}
