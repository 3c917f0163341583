import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../use-failure-message.ts';
import { DecisionPresets } from './DecisionPresets.tsx';
import type { Presets } from './DecisionPresets.tsx';
import { MovedOnNote } from './MovedOnNote.tsx';
import type { Moved } from './MovedOnNote.tsx';

export interface DecisionFrameProps {
  title: string;
  /** What the decision will do, and to whom. */
  consequence: string;
  /** The label of the submit button: the verb with its object. */
  action: string;
  tone: 'primary' | 'error';
  isPending: boolean;
  /** Whether it cannot be submitted, which the dialog explains; false by default. */
  isBlocked?: boolean;
  /** Why the last try failed; null when none did. */
  error: unknown;
  /** What others did to the record meanwhile; null when nothing is known. */
  moved?: Moved | null;
  /** Called when the dialog has opened, unless the focus is already inside it. */
  onOpened: () => void;
  onSubmit: () => void;
  onClose: () => void;
  /** The input fields. */
  children: ReactNode;
}

/** Explains the consequence, and stays open until the server answers. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { title, consequence, action, tone, isPending, error, moved = null, children } = props;
  const isBlocked = props.isBlocked || moved?.isOver;
  const text = useText('shared');
  const form = useRef<HTMLFormElement>(null);
  // A user who already types while the dialog opens keeps the focus where it is.
  const onEntered = () => {
    if (!form.current?.contains(document.activeElement)) props.onOpened();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked) props.onSubmit();
  };
  const close = () => {
    if (!isPending) props.onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="decision-title"
      slotProps={{ transition: { onEntered } }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <DialogTitle id="decision-title">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {consequence}
          </DialogContentText>
          {children}
          {moved && <MovedOnNote moved={moved} />}
          {error !== null && <DecisionError error={error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isPending}>
            {text(moved?.isOver ? 'decision.close' : 'decision.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={tone}
            loading={isPending}
            disabled={isBlocked}
          >
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Shows why a decision was not recorded. The dialog stays open so that the user can retry. */
function DecisionError({ error }: { error: unknown }) {
  const text = useText('shared');
  const messageOf = useFailureMessage();
  const body = errorBody(error);
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle>{text('error.decide')}</AlertTitle>
      {messageOf(error)}
      {body?.requestId && <div>{text('error.requestId', { id: body.requestId })}</div>}
    </Alert>
  );
}

export interface DecisionDialogProps extends Pick<
  DecisionFrameProps,
  'title' | 'consequence' | 'action' | 'tone' | 'isPending' | 'error' | 'moved' | 'onClose'
> {
  /** The single input of the dialog. */
  field: DecisionFieldLabels;
  /** Called with the trimmed input once it is valid. */
  onDecide: (typed: string) => void;
  /** What to look at before deciding, above the input. */
  children?: ReactNode;
}

/** Explains the consequence, asks for the input, and stays open until the server answers. */
export function DecisionDialog({ field, onDecide, children, ...frame }: DecisionDialogProps) {
  const [typed, setTyped] = useState(field.initial ?? '');
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const focusField = () => input.current?.focus();

  const decide = () => {
    const isMissing = field.missing !== undefined && typed.trim() === '';
    setShowsProblem(isMissing);
    if (isMissing) return focusField();
    if (!frame.isPending) onDecide(typed.trim());
  };
  return (
    <DecisionFrame {...frame} onOpened={focusField} onSubmit={decide}>
      {children}
      {field.presets && (
        <DecisionPresets
          presets={field.presets}
          value={typed}
          most={field.most}
          onFill={(filled) => {
            setTyped(filled);
            focusField();
          }}
        />
      )}
      <DecisionField
        labels={field}
        value={typed}
        showsProblem={showsProblem}
        onChange={setTyped}
        inputRef={input}
      />
    </DecisionFrame>
  );
}

export interface DecisionFieldLabels {
  label: string;
  /** The error for an empty field. Without it the field is optional. */
  missing?: string;
  /** Help text shown below the field while there is no error. */
  help?: string;
  /** Maximum length in characters. */
  most: number;
  initial?: string;
  /** Texts to choose from, above the field. */
  presets?: Presets | undefined;
  /** True for a single-line field, false for a multiline one. */
  isLine?: boolean;
}

interface DecisionFieldProps {
  labels: DecisionFieldLabels;
  value: string;
  showsProblem: boolean;
  onChange: (typed: string) => void;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** The input of a decision: its reason, or a name that the user may correct. */
function DecisionField(props: DecisionFieldProps) {
  const { labels, value, showsProblem, onChange, inputRef } = props;
  const isWrong = showsProblem && labels.missing !== undefined && value.trim() === '';
  return (
    <TextField
      id="decision-field"
      label={labels.label}
      required={labels.missing !== undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? labels.missing : (labels.help ?? ' ')}
      inputRef={inputRef}
      multiline={!labels.isLine}
      minRows={labels.isLine ? undefined : 2}
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: labels.most } }}
    />
  );
}
