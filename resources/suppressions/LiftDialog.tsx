import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { liftInputSchema, type Suppression } from '#domain/emails/email.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';
import { useStep } from '../shared/step/use-step.ts';

interface LiftDialogProps {
  suppression: Suppression;
  onClose: () => void;
}

/** Says what to do before emails go to the address again, and asks for the reason; after a complaint, to confirm it, too. */
export function LiftDialog({ suppression, onClose }: LiftDialogProps) {
  const text = useText('emailLog');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { id: address, reason } = suppression;
  const isComplaint = reason === 'complaint';
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useStep({
    send: (why: string) => dataProvider.liftSuppression(suppression, { reason: why, isConfirmed }),
    changes: ['email-suppressions'],
    done: () => text('suppressions.liftDone', { address: escapeHtml(address) }),
    onDone: onClose,
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
