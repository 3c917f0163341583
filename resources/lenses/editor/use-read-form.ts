import { useCallback } from 'react';
import type { TextParams } from '#providers/messages/fill-text.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { useEditor } from './editor-context.ts';
import type { ProblemKey } from './problems/describe-issue.ts';
import { readForm } from './problems/find-problems.ts';

/** Returns the validation messages of a definition, and their language. */
export function useProblemLanguage() {
  const editor = useText('lensEditor');
  const locale = useLocale();
  const text = useCallback(
    (key: ProblemKey, params?: TextParams) => editor(`problems.${key}`, params),
    [editor],
  );
  return { text, locale };
}

/** Returns a function that reads the definition from the form, and all errors by field. */
export function useReadForm() {
  const { base } = useEditor();
  const { text, locale } = useProblemLanguage();
  const isEdit = base !== null;
  return useCallback(
    (values: LensValues) => readForm(values, { text, locale }, isEdit),
    [text, locale, isEdit],
  );
}
