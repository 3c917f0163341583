import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderFormValues } from '../state/form-values.ts';
import type { FormPath } from './problems.ts';

/**
 * Goes to a field once the page shows it: what is folded opens for the wanted path first, and what is hidden is waited
 * for. Every call counts, also one to the same field again.
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
