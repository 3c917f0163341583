import { createContext, useContext } from 'react';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';

export interface Editor {
  /** The version that is edited; null for a new lens. */
  base: LensDefinition | null;
  /** The paths of the items that stand open: `parameters.3`. */
  open: ReadonlySet<string>;
  changeOpen: (change: (open: Set<string>) => void) => void;
  /** Says what happened to a list of the form, for who does not see it. */
  announce: (text: string) => void;
}

/** What stands in the form, looked at a moment after the last key. */
export interface Checked {
  /** The definition; null while something is wrong with it. */
  input: LensInput | null;
  /** The last one that nothing was wrong with. */
  lastGood: LensInput | null;
}

export const EditorContext = createContext<Editor | null>(null);
export const CheckedContext = createContext<Checked>({ input: null, lastGood: null });

/** What is wrong, by the path of the form's field; empty until somebody tried to save. */
export const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The form of a lens around a field. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorContext is missing');
  return editor;
}
