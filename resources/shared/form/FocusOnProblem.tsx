import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Moves the focus to the first field with an error, after a submit that was refused by the form or by the server. React
 * Hook Form does so only for inputs that hand it their element.
 */
export function FocusOnProblem() {
  const { submitCount, isSubmitting } = useFormState();
  const seen = useRef(0);
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    here.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"]')
      ?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={here} hidden />;
}
