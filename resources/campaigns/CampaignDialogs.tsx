import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Campaign } from '#domain/emails/campaign.ts';
import { useText } from '#providers/messages/use-text.ts';
import { AudienceFacts } from './AudienceCount.tsx';
import { useAudience } from './use-audience.ts';

interface AskProps {
  title: string;
  action: string;
  color: 'primary' | 'error';
  isPending: boolean;
  isDisabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Ask({
  title,
  action,
  color,
  isPending,
  isDisabled,
  onSubmit,
  onClose,
  children,
}: AskProps) {
  const text = useText('shared');
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {text('decision.back')}
        </Button>
        <Button
          color={color}
          variant="contained"
          loading={isPending}
          disabled={isDisabled ?? false}
          onClick={onSubmit}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface StartDialogProps {
  campaign: Campaign;
  isPending: boolean;
  onStart: () => void;
  onClose: () => void;
}

/** EM-03: says to how many a campaign goes before it does. */
export function StartDialog({ campaign, isPending, onStart, onClose }: StartDialogProps) {
  const text = useText('campaigns');
  const { data, error } = useAudience(campaign.filter, campaign.practiceRoles);
  const count = data?.reachable ?? 0;
  return (
    <Ask
      title={data ? text('startTitle', { smart_count: count }) : text('counting')}
      action={text('startAction')}
      color="primary"
      isPending={isPending}
      isDisabled={count === 0}
      onSubmit={onStart}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {text('startText', { pace: campaign.perMinute })}
      </DialogContentText>
      {error && <Alert severity="warning">{text('notCounted')}</Alert>}
      {data && <AudienceFacts preview={data} />}
    </Ask>
  );
}

interface CancelDialogProps {
  isPending: boolean;
  onCancel: () => void;
  onClose: () => void;
}

export function CancelDialog({ isPending, onCancel, onClose }: CancelDialogProps) {
  const text = useText('campaigns');
  return (
    <Ask
      title={text('cancelTitle')}
      action={text('cancelAction')}
      color="error"
      isPending={isPending}
      onSubmit={onCancel}
      onClose={onClose}
    >
      <DialogContentText>{text('cancelText')}</DialogContentText>
    </Ask>
  );
}
