import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderFormValues } from './form-values.ts';
import type { FormPath } from './problems.ts';

/**
 * Goes to a field once the page shows it: what is folded opens for the wanted path first. Every call counts, also one
 * to the same field again.
 */
export function useJump({ setFocus }: UseFormReturn<OrderFormValues>) {
  const [jump, setJump] = useState<{ path: FormPath } | null>(null);
  useEffect(() => {
    if (jump) setFocus(jump.path, { shouldSelect: true });
  }, [jump, setFocus]);
  const jumpTo = useCallback((path: FormPath) => setJump({ path }), []);
  return { wanted: jump?.path ?? null, jumpTo };
}
