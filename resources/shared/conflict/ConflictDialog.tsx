import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

interface ConflictDialogProps {
  /** Who saved meanwhile, where that is known. */
  title?: string;
  /** What both edits changed: a `ConflictChoice` each. */
  questions: readonly ReactNode[];
  /** How many of them are not chosen yet. */
  unchosen: number;
  /** What only the other edit changed: a list item each. */
  merged: readonly ReactNode[];
  /** What can be done beside merging. */
  more?: ReactNode;
  isWide?: boolean;
  onApply: () => void;
  onClose: () => void;
}

/**
 * Merges two edits of one version (AD-15): what one of them changed stays, what both changed is asked, with no answer
 * chosen beforehand. Closed, it changes nothing; nothing is saved until the user saves again.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, questions, unchosen, merged, more, isWide = false, onApply, onClose } = props;
  const text = useText('records');
  const titleId = useId();
  // Room for one more button in the row.
  const narrow = more ? 'md' : 'sm';
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isWide ? 'lg' : narrow}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title ?? text('conflict.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {text(questions.length > 0 ? 'conflict.lead' : 'conflict.none')}
        </DialogContentText>
        {questions}
        {merged.length > 0 && (
          <div>
            <Typography variant="body2">{text('conflict.merged')}</Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
              {merged}
            </Box>
          </div>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        {unchosen > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 1 }}>
            {text('conflict.unchosen', { smart_count: unchosen })}
          </Typography>
        )}
        {more}
        <Button onClick={onClose}>{text('conflict.back')}</Button>
        <Button variant="contained" onClick={onApply} disabled={unchosen > 0}>
          {text('conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
