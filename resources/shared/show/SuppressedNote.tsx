import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SuppressionReason } from '#domain/emails/email-states.ts';
import { useText } from '#providers/messages/use-text.ts';

interface SuppressedNoteProps {
  address: string;
  reason: SuppressionReason;
  /** Where more can be done. */
  children?: ReactNode;
}

/** EM-03: says that no email reaches the address, why, and what to do. */
export function SuppressedNote({ address, reason, children }: SuppressedNoteProps) {
  const text = useText('suppressed');
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{text(reason, { address })}</Typography>
      <Typography variant="body2">{text('ask')}</Typography>
      {children}
    </Alert>
  );
}
