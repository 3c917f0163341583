import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { CentsField } from '../../shared/form/CentsField.tsx';
import { useDoneText } from './use-done-text.ts';
import { useReturnStep } from './use-return-step.ts';

interface AmountDialogProps {
  request: ReturnRequest;
  /** The most that this admin may credit. */
  mostCents: Cents;
  onClose: () => void;
}

/** CR-03: credits another amount than the policy gives: a part of it, or more where the admin may grant credit. */
export function AmountDialog({ request, mostCents, onClose }: AmountDialogProps) {
  const text = useText('returnDesk');
  const locale = useLocale();
  const { id, policy, received } = request;
  const [cents, setCents] = useState<Cents | null>(policy.amountCents || mostCents);
  const [tried, setTried] = useState(false);
  const step = useReturnStep({
    take: (desk, amount: Cents) => desk.decide(request, { decision: 'approve', cents: amount }),
    done: useDoneText(),
    onDone: onClose,
  });
  const most = formatCents(mostCents, 'USD', locale);
  const amount = formatCents(policy.amountCents, 'USD', locale);
  const problem = problemOf(cents, mostCents);
  const submit = () => {
    setTried(true);
    if (cents !== null && problem === null && !step.isPending) step.mutate(cents);
  };
  const isLater = policy.mustReturn && received === null;
  return (
    <DecisionFrame
      title={text('amount.title', { id })}
      consequence={text(policy.granted ? 'amount.granted' : 'amount.nothing', { amount, most })}
      action={text(isLater ? 'amount.later' : 'amount.now')}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ pt: 1 }}>
        <CentsField
          id="return-amount"
          label={text('amount.label')}
          required
          cents={cents}
          onCents={setCents}
          problem={tried && problem !== null ? text(problem, { most }) : null}
        />
      </Box>
    </DecisionFrame>
  );
}

/** What is wrong with the amount; the server checks the same. */
function problemOf(cents: Cents | null, mostCents: Cents) {
  if (cents === null || cents <= 0) return 'amount.missing' as const;
  return cents > mostCents ? ('amount.most' as const) : null;
}
