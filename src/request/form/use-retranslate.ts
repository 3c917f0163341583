import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { currentLocale } from '#providers/messages/locale.ts';

/** Repeats the form's errors in the new language after a change. */
export function useRetranslate<Values extends FieldValues>({
  trigger,
  formState,
}: Pick<UseFormReturn<Values>, 'trigger' | 'formState'>): void {
  const wrong = Object.keys(formState.errors).join(' ');
  useEffect(() => {
    if (!wrong) return undefined;
    return currentLocale.subscribe(() => void trigger(wrong.split(' ') as Path<Values>[]));
  }, [wrong, trigger]);
}
