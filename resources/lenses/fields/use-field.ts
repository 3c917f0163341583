import { useContext } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { ProblemsContext } from '../edit/editor-context.ts';
import type { LensValues } from '../edit/values/form-values.ts';

/** A field of the editor by its path, which lists make as they grow, and what is wrong at it. */
export function useField(path: string) {
  const { control } = useFormContext<LensValues>();
  const { field } = useController({ name: path as FieldPath<LensValues>, control });
  const problem = useContext(ProblemsContext).get(path) ?? '';
  return { field, problem };
}

/** What stands in a field of text; a field of another kind has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
