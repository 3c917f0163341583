import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSharedText } from '../use-shared-text.ts';
import { DecisionError } from './DecisionError.tsx';
import { DecisionField } from './DecisionField.tsx';
import type { DecisionFieldWords } from './DecisionField.tsx';

export interface DecisionDialogProps {
  title: string;
  /** What is about to happen, and to whom. */
  consequence: string;
  /** The verb with its object. */
  action: string;
  tone: 'primary' | 'error';
  /** The one thing that is asked for. */
  field: DecisionFieldWords;
  isPending: boolean;
  /** Why the last try failed; null when none did. */
  error: unknown;
  /** Told what was typed, trimmed, once it may be sent. */
  onDecide: (typed: string) => void;
  onClose: () => void;
}

/** Names what is about to happen, asks for what it needs, and stays open while the server decides. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, consequence, action, tone, field, isPending, error, onDecide, onClose } = props;
  const text = useSharedText();
  const [typed, setTyped] = useState(field.initial ?? '');
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const focusField = () => input.current?.focus();

  const decide = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = field.missing !== undefined && typed.trim() === '';
    setShowsProblem(isMissing);
    if (isMissing) return focusField();
    if (!isPending) onDecide(typed.trim());
  };
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="decision-title"
      slotProps={{ transition: { onEntered: focusField } }}
    >
      <form onSubmit={decide} noValidate>
        <DialogTitle id="decision-title">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {consequence}
          </DialogContentText>
          <DecisionField
            words={field}
            value={typed}
            showsProblem={showsProblem}
            onChange={setTyped}
            inputRef={input}
          />
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
