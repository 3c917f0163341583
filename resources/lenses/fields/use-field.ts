import { useContext } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { LensValues } from '../edit/values/form-values.ts';
import { ProblemsContext } from '../editor/editor-context.ts';

/** Returns an editor field and its error by path. Paths are dynamic, since list items can be added. */
export function useField(path: string) {
  const { control } = useFormContext<LensValues>();
  const { field } = useController({ name: path as FieldPath<LensValues>, control });
  const problem = useContext(ProblemsContext).get(path) ?? '';
  return { field, problem };
}

/** Returns the value of a text field; blank for any other type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
