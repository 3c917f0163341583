import type { EditorView } from '@codemirror/view';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { MAX_MJML, MAX_SUBJECT, MAX_TEXT_TWIN } from '#domain/emails/email-template.ts';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { TemplateValues } from '../use-save-template.ts';
import { CodeField } from './CodeField.tsx';
import type { TemplateField } from './CodeField.tsx';
import { problemRange } from './problem-range.ts';
import { ProblemList } from './ProblemList.tsx';
import type { FieldKind } from './setup.ts';
import { VariableList } from './VariableList.tsx';

const FIELDS: readonly { name: TemplateField; kind: FieldKind; most: number }[] = [
  { name: 'subject', kind: 'line', most: MAX_SUBJECT },
  { name: 'mjml', kind: 'mjml', most: MAX_MJML },
  { name: 'text', kind: 'text', most: MAX_TEXT_TWIN },
];

interface TemplateFieldsProps {
  event: EmailEventKey;
  /** What the server says about the latest draft. */
  problems: readonly TemplateProblem[];
}

/** The three texts of a template, what is wrong with them, and the variables that they can use. */
export function TemplateFields({ event, problems }: TemplateFieldsProps) {
  const text = useText('emailTemplates');
  const variables = useMemo(() => variablesOf(event), [event]);
  const { onEditor, onFocus, jump, insert } = useEditors();
  return (
    <Stack sx={{ gap: 2 }}>
      <ProblemList problems={problems} onJump={jump} />
      {FIELDS.map((field) => (
        <FormField
          key={field.name}
          {...field}
          variables={variables}
          problems={problems}
          onEditor={onEditor}
          onFocus={onFocus}
        />
      ))}
      <Typography variant="body2" color="text.secondary">
        {text('keys')}
      </Typography>
      <VariableList variables={variables} onInsert={insert} />
    </Stack>
  );
}

type FormFieldProps = Pick<
  Parameters<typeof CodeField>[0],
  'name' | 'kind' | 'variables' | 'problems' | 'onEditor' | 'onFocus'
> & { most: number };

function FormField({ name, most, problems, ...props }: FormFieldProps) {
  const text = useText('emailTemplates');
  const records = useText('records');
  const translate = useTranslate();
  const { field, fieldState } = useController<TemplateValues, TemplateField>({
    name,
    rules: {
      validate: (value) => {
        if (value.trim() === '') return records('wrong.required');
        return value.length <= most || records('wrong.tooLong', { most });
      },
    },
  });
  const own = useMemo(() => problems.filter((one) => one.field === name), [problems, name]);
  return (
    <CodeField
      {...props}
      name={name}
      label={translate(`resources.email-templates.fields.${name}`)}
      value={field.value}
      onChange={field.onChange}
      problems={own}
      help={text(`help.${name}`)}
      error={fieldState.error?.message ?? placesOf(own, text)}
    />
  );
}

/** Says where the problems of a field are; undefined when it has none. */
function placesOf(
  problems: readonly TemplateProblem[],
  text: ReturnType<typeof useText<'emailTemplates'>>,
): string | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const { line, column } = first;
  return text('problems.inField', { smart_count: problems.length, line, column });
}

/** The editors of the fields: the last one with the focus takes what is inserted. */
function useEditors() {
  const editors = useRef(new Map<TemplateField, EditorView>());
  const last = useRef<TemplateField>('mjml');
  const onEditor = useCallback((name: TemplateField, editor: EditorView | null) => {
    if (editor) editors.current.set(name, editor);
    else editors.current.delete(name);
  }, []);
  const onFocus = useCallback((name: TemplateField) => {
    last.current = name;
  }, []);
  const jump = useCallback((problem: TemplateProblem) => {
    const editor = editors.current.get(problem.field);
    if (!editor) return;
    const { from, to } = problemRange(editor.state.doc, problem);
    editor.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    editor.focus();
  }, []);
  const insert = useCallback((words: string) => {
    const editor = editors.current.get(last.current);
    if (!editor) return;
    editor.dispatch(editor.state.replaceSelection(words));
    editor.focus();
  }, []);
  return { onEditor, onFocus, jump, insert };
}
