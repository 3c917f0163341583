import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { liftInputSchema, type Suppression } from '#domain/emails/email.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';

interface LiftDialogProps {
  suppression: Suppression;
  onClose: () => void;
}

/** Says what to do before emails go to the address again, and asks for the reason; after a complaint, to confirm it, too. */
export function LiftDialog({ suppression, onClose }: LiftDialogProps) {
  const text = useText('emailLog');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { id: address, reason } = suppression;
  const isComplaint = reason === 'complaint';
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (why: string) =>
      dataProvider.liftSuppression(suppression, { reason: why, isConfirmed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['email-suppressions'] }),
    onSuccess: () => {
      onClose();
      const done = text('suppressions.liftDone', { address: escapeHtml(address) });
      notify(done, { type: 'success' });
    },
  });
  return (
    <DecisionDialog
      title={text('suppressions.liftTitle', { address })}
      consequence={text(isComplaint ? 'suppressions.liftComplaint' : 'suppressions.liftBounce')}
      action={text('suppressions.liftAction')}
      tone="primary"
      isPending={isPending}
      error={error}
      field={{
        label: text('suppressions.liftReason'),
        missing: text('suppressions.liftReasonMissing'),
        most: liftInputSchema.shape.reason.maxLength ?? 300,
      }}
      onDecide={(why) => {
        setAsked(true);
        if (!isComplaint || isConfirmed) mutate(why);
      }}
      onClose={onClose}
    >
      {isComplaint && (
        <Confirmation isChecked={isConfirmed} isMissing={isAsked} onChange={setConfirmed} />
      )}
    </DecisionDialog>
  );
}

interface ConfirmationProps {
  isChecked: boolean;
  /** Whether it was tried without. */
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
}

function Confirmation({ isChecked, isMissing, onChange }: ConfirmationProps) {
  const text = useText('emailLog');
  const isWrong = isMissing && !isChecked;
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        control={<Checkbox checked={isChecked} onChange={(_event, next) => onChange(next)} />}
        label={text('suppressions.liftConfirm')}
      />
      {isWrong && (
        <FormHelperText error role="alert">
          {text('suppressions.liftConfirmMissing')}
        </FormHelperText>
      )}
    </Box>
  );
}
