import { createContext, useContext } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';

export interface Editor {
  /** The version being edited; null for a new lens. */
  base: LensDefinition | null;
  /** The paths of the expanded items, such as `parameters.3`. */
  open: ReadonlySet<string>;
  changeOpen: (change: (open: Set<string>) => void) => void;
  /** Announces a change of a list in the form to screen readers. */
  announce: (text: string) => void;
}

/** The validated form, deferred while the user types. */
export interface Checked {
  /** The definition; null while it is invalid. */
  input: LensInput | null;
  /** The last valid definition. */
  lastGood: LensInput | null;
}

export const EditorContext = createContext<Editor | null>(null);
export const CheckedContext = createContext<Checked>({ input: null, lastGood: null });

/** The validation errors by field path; empty until the user tries to save. */
export const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Returns the editor of the form that the field is in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorContext is missing');
  return editor;
}
