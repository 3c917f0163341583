import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Credit } from '#domain/money/credit/credit.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { CreditStepDialog, type CreditStepName } from './CreditStepDialog.tsx';

/** CR-02: what can be done with the credit of the context, which stays live: decide about one that waits, take a posted one back. */
export function CreditActions() {
  const credit = useRecordContext<Credit>();
  const text = useText('creditSteps');
  const { user } = useSession();
  useRecordChanges('credits');
  const [asked, setAsked] = useState<CreditStepName | null>(null);
  if (!credit) return null;
  const isOwn = credit.requestedByUid === user?.uid;
  return (
    <>
      {stepsOf(credit, isOwn).map((step) => (
        <Button
          key={step}
          variant={step === 'confirm' ? 'contained' : 'outlined'}
          onClick={() => setAsked(step)}
        >
          {text(`${step}.action`)}
        </Button>
      ))}
      {credit.state === 'waiting' && isOwn && (
        <Typography variant="body2">{text('confirm.own')}</Typography>
      )}
      {asked && <CreditStepDialog step={asked} credit={credit} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The server refuses the other steps. Whoever asked can only take the request back. */
function stepsOf(
  { state, cause, remainingCents, amountCents }: Credit,
  isOwn: boolean,
): CreditStepName[] {
  if (state === 'waiting') return isOwn ? ['decline'] : ['confirm', 'decline'];
  if (state !== 'posted') return [];
  return cause === 'deduction' || remainingCents === amountCents ? ['reverse'] : [];
}
