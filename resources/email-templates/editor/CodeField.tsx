import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { codeStyle } from './code-style.ts';
import { problemRange } from './problem-range.ts';
import { fieldExtensions } from './setup.ts';
import type { FieldKind } from './setup.ts';

export type TemplateField = TemplateProblem['field'];

interface CodeFieldProps {
  name: TemplateField;
  label: string;
  kind: FieldKind;
  value: string;
  onChange: (value: string) => void;
  variables: EmailVariables;
  problems: readonly TemplateProblem[];
  /** What is said below the field. */
  help?: string;
  /** Why the field cannot be saved as it is. */
  error?: string;
  /** Receives the editor while it is there. */
  onEditor: (name: TemplateField, editor: EditorView | null) => void;
  onFocus: (name: TemplateField) => void;
}

/** The most that a field shows without scrolling. */
const HEIGHTS: Record<FieldKind, number | 'none'> = { line: 'none', mjml: 560, text: 320 };

/** A field of code, edited with CodeMirror. The form has the value; problems are marked where they are. */
export function CodeField(props: CodeFieldProps) {
  const { label, kind, value, help, error, problems } = props;
  const labelId = useId();
  const helpId = useId();
  const { host, editor } = useEditor(props, { labelId, helpId });
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [value, editor]);
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const diagnostics = problems.map((problem) => ({
      ...problemRange(view.state.doc, problem),
      severity: 'error' as const,
      message: problem.message,
    }));
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [problems, editor]);
  const isWrong = error !== undefined || problems.length > 0;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={labelId} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box ref={host} data-wrong={isWrong} sx={(theme) => codeStyle(theme, HEIGHTS[kind])} />
      <FormHelperText id={helpId} error={error !== undefined}>
        {error ?? help}
      </FormHelperText>
    </Box>
  );
}

/** Keeps one editor while the field is shown; it reads the props of the latest render. */
function useEditor(
  props: CodeFieldProps,
  { labelId, helpId }: { labelId: string; helpId: string },
) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const locale = useLocale();
  const latest = useRef({ props, locale });
  useEffect(() => {
    latest.current = { props, locale };
  });
  useEffect(() => {
    const { name, kind, value } = latest.current.props;
    const view = new EditorView({
      parent: host.current ?? undefined,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(styleNonce() ?? ''),
          fieldExtensions(kind, () => ({
            variables: latest.current.props.variables,
            locale: latest.current.locale,
          })),
          EditorView.contentAttributes.of({
            // What scrolls has something to focus, also for tools that do not know editable content.
            tabindex: '0',
            'aria-labelledby': labelId,
            'aria-describedby': helpId,
            spellcheck: 'true',
            ...(kind === 'line' && { 'aria-multiline': 'false' }),
          }),
          EditorView.updateListener.of(
            ({ docChanged, state, focusChanged, view: { hasFocus } }) => {
              if (docChanged) latest.current.props.onChange(state.doc.toString());
              if (focusChanged && hasFocus) latest.current.props.onFocus(name);
            },
          ),
        ],
      }),
    });
    editor.current = view;
    latest.current.props.onEditor(name, view);
    const { onEditor } = latest.current.props;
    return () => {
      onEditor(name, null);
      editor.current = null;
      view.destroy();
    };
  }, [labelId, helpId]);
  return { host, editor };
}
