import { useText } from '#providers/messages/use-text.ts';
import { useEditor } from '../editor/editor-context.ts';
import { LineField } from '../fields/LineField.tsx';
import { Section } from './Section.tsx';

const MOST = 500;

/** The note on what this version changes and why; required for an edit. */
export function NoteField() {
  const text = useText('lensEditor');
  const { base } = useEditor();
  return (
    <Section title={text('sections.note')}>
      <LineField
        path="changeNote"
        label={text('fields.changeNote')}
        help={text('help.changeNote')}
        required={base !== null}
        most={MOST}
        multiline
      />
    </Section>
  );
}
