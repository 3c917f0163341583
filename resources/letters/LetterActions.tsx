import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { LETTER_MOVES } from '#domain/emails/letter-steps.ts';
import type { Letter, LetterStep } from '#domain/emails/letter.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CancelDialog, StartDialog } from './LetterDialogs.tsx';
import { useLetterSteps } from './use-letter-steps.ts';

const STEPS = ['start', 'pause', 'resume', 'cancel'] as const;
/** The steps that are asked about first. */
const ASKED: ReadonlySet<LetterStep> = new Set(['start', 'cancel']);

/** EM-03: the steps that can be taken with the letter of the context. */
export function LetterActions() {
  const letter = useRecordContext<Letter>();
  return letter ? <Steps letter={letter} /> : null;
}

function Steps({ letter }: { letter: Letter }) {
  const text = useText('letters');
  const { take, isPending } = useLetterSteps(letter);
  const [asked, setAsked] = useState<LetterStep | null>(null);
  const close = () => setAsked(null);
  const confirm = (step: LetterStep) => take(step, { onSettled: close });
  return (
    <>
      {STEPS.filter((step) => LETTER_MOVES[step].from.includes(letter.state)).map((step) => (
        <Button
          key={step}
          variant={step === 'start' || step === 'resume' ? 'contained' : 'outlined'}
          color={step === 'cancel' ? 'error' : 'primary'}
          size="small"
          loading={isPending}
          onClick={() => (ASKED.has(step) ? setAsked(step) : take(step))}
        >
          {text(step)}
        </Button>
      ))}
      {asked === 'start' && (
        <StartDialog
          letter={letter}
          isPending={isPending}
          onStart={() => confirm('start')}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <CancelDialog isPending={isPending} onCancel={() => confirm('cancel')} onClose={close} />
      )}
    </>
  );
}
