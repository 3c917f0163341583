import { useNavigate, useNotify } from 'react-admin';
import { escapeHtml } from '#domain/escape-html.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { pathOf } from '#resources/lenses/lens-path.ts';
import { useEditorText } from '../use-editor-text.ts';

/** Notifies the user that a lens was saved, and shows the lens. */
export function useAfterSaving(base: LensDefinition | null): (lens: LensDefinition) => void {
  const text = useEditorText();
  const notify = useNotify();
  const navigate = useNavigate();
  return (lens) => {
    const words = { lens: escapeHtml(lens.name), version: lens.version };
    notify(text(base ? 'save.saved' : 'save.created', words), { type: 'success' });
    navigate(pathOf(lens));
  };
}
