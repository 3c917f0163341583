import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useSharedText } from '../use-shared-text.ts';
import { DecisionError } from './DecisionError.tsx';

export interface DecisionFrameProps {
  title: string;
  /** What the decision will do, and to whom. */
  consequence: string;
  /** The label of the submit button: the verb with its object. */
  action: string;
  tone: 'primary' | 'error';
  isPending: boolean;
  /** Why the last try failed; null when none did. */
  error: unknown;
  /** Called when the dialog has opened, unless the focus is already inside it. */
  onOpened: () => void;
  onSubmit: () => void;
  onClose: () => void;
  /** The input fields. */
  children: ReactNode;
}

/** Explains the consequence, and stays open until the server answers. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { title, consequence, action, tone, isPending, error, children } = props;
  const text = useSharedText();
  const form = useRef<HTMLFormElement>(null);
  // A user who already types while the dialog opens keeps the focus where it is.
  const onEntered = () => {
    if (!form.current?.contains(document.activeElement)) props.onOpened();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
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
          {error !== null && <DecisionError error={error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isPending}>
            {text('decision.back')}
          </Button>
          <Button type="submit" variant="contained" color={tone} loading={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
