import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderFormValues } from '../state/form-values.ts';
import type { FormPath } from './problems.ts';

/**
 * Moves the focus to a field once it is shown: a collapsed block expands for the wanted path first, and a hidden form
 * is awaited. Every call counts, even a second one for the same field.
 */
export function useJump({ setFocus }: UseFormReturn<OrderFormValues>, isHidden: boolean) {
  const [jump, setJump] = useState<{ path: FormPath } | null>(null);
  const made = useRef(jump);
  useEffect(() => {
    if (!jump || isHidden || made.current === jump) return;
    made.current = jump;
    setFocus(jump.path, { shouldSelect: true });
  }, [jump, isHidden, setFocus]);
  const jumpTo = useCallback((path: FormPath) => setJump({ path }), []);
  return { wanted: jump?.path ?? null, jumpTo };
}
