import { useCallback } from 'react';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import type { DeepKey, TextParams } from '#providers/typed-translate.ts';
import type { problemMessages } from './problem-messages.ts';
import { useEditor } from './editor-context.ts';
import { readForm } from './problems/find-problems.ts';
import type { LensValues } from './values/form-values.ts';
import { useEditorText } from './use-editor-text.ts';

type ProblemKey = DeepKey<(typeof problemMessages)['en']>;

/** Returns the validation messages of a definition, and their language. */
export function useProblemLanguage() {
  const editor = useEditorText();
  const locale = usePortalLocale();
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
