import { useCallback, useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { LensValues } from './values/form-values.ts';

const ITEM = /^(?:parameters|combinations|surcharges|warnings)\.\d+/;

/** Tracks the expanded items. `goTo` focuses a field, after expanding its item. */
export function useOpenItems(form: UseFormReturn<LensValues>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [goal, setGoal] = useState<{ path: string } | null>(null);
  const changeOpen = useCallback((change: (open: Set<string>) => void) => {
    setOpen((before) => {
      const after = new Set(before);
      change(after);
      return after;
    });
  }, []);
  // in an effect, once the field is rendered
  useEffect(() => {
    if (goal) form.setFocus(goal.path as FieldPath<LensValues>);
  }, [goal, form]);
  const goTo = (path: string) => {
    const item = ITEM.exec(path)?.[0];
    if (item) changeOpen((items) => items.add(item));
    setGoal({ path });
  };
  return { open, changeOpen, goTo };
}
