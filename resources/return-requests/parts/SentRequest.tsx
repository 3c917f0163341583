import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { LinkBase } from 'react-admin';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LabelButton } from './LabelButton.tsx';
import { nextLine } from './next-line.ts';

interface SentRequestProps {
  request: ReturnRequest;
  onClose: () => void;
}

/** CR-03: the request was sent: its number, what comes next, and the label. */
export function SentRequest({ request, onClose }: SentRequestProps) {
  const text = useText('returns');
  const locale = useLocale();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="sent-title">
      <DialogTitle id="sent-title">{text('sent.title', { id: request.id })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{nextLine(request, text, locale)}</DialogContentText>
        <LabelButton request={request} />
      </DialogContent>
      <DialogActions>
        <Button component={LinkBase} to="/customer/credit">
          {text('sent.all')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('sent.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
