import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame, type DecisionFrameProps } from '../../shared/decision/DecisionDialog.tsx';
import { CentsField } from '../../shared/form/CentsField.tsx';
import { StepField } from '../../shared/form/StepField.tsx';
import type { MoneyForm } from './use-money-form.ts';

interface MoneyDialogProps extends Pick<
  DecisionFrameProps,
  'title' | 'consequence' | 'action' | 'tone' | 'onClose'
> {
  /** What the ids of its fields begin with. */
  id: string;
  form: MoneyForm;
  amountLabel: string;
  /** What is wrong with the amount; null when nothing is. */
  amountProblem: string | null;
  /** The length of the longest reason, in characters. */
  mostReason: number | null | undefined;
  /** Fields between the amount and the reason. */
  children?: ReactNode;
}

/** PY-08: takes a step with an amount, for a reason. It stays open until the server answers. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { id, form, amountLabel, amountProblem, mostReason, children, ...frame } = props;
  const { entered, enter, problemOf } = form;
  const text = useText('payments');
  return (
    <DecisionFrame
      {...frame}
      isPending={form.isPending}
      error={form.error}
      onOpened={() => undefined}
      onSubmit={form.submit}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <CentsField
          id={`${id}-amount`}
          label={amountLabel}
          required
          cents={entered.amountCents}
          onCents={(amountCents) => enter({ amountCents })}
          problem={amountProblem}
        />
        {children}
        <StepField
          id={`${id}-reason`}
          label={text('reason')}
          isRequired
          value={entered.reason}
          onValue={(reason) => enter({ reason })}
          problem={problemOf('reason', text('missingReason'))}
          most={mostReason}
        />
      </Stack>
    </DecisionFrame>
  );
}
