import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { creditReasonSchema, type CreditDetails } from '#domain/money/credit/credit.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';
import { useCreditStep } from './use-credit-step.ts';

type Use = CreditDetails['uses'][number];

/** CR-02: what was taken of the credit of the context, and given back; a use can be taken back. */
export function CreditUses() {
  const credit = useRecordContext<CreditDetails>();
  const text = useText('creditSteps');
  const locale = useLocale();
  const [asked, setAsked] = useState<Use | null>(null);
  const uses = credit?.uses ?? [];
  if (uses.length === 0) return <Typography>{text('uses.none')}</Typography>;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('uses.title')}>
        <TableHead>
          <TableRow>
            {(['date', 'kind', 'invoices', 'by'] as const).map((field) => (
              <TableCell key={field}>{text(`uses.${field}`)}</TableCell>
            ))}
            <TableCell align="right">{text('uses.amount')}</TableCell>
            <TableCell>{text('uses.steps')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {uses.map((use) => (
            <TableRow key={use.id}>
              <TableCell>{formatDay(use.at, locale)}</TableCell>
              <TableCell>{kindText(use, text)}</TableCell>
              <TableCell>{use.invoices.join(', ')}</TableCell>
              <TableCell>{use.by}</TableCell>
              <TableCell align="right">{formatCents(use.cents, 'USD', locale)}</TableCell>
              <TableCell>
                {use.canReverse && (
                  <Button size="small" onClick={() => setAsked(use)}>
                    {text('useBack.action')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {asked && <TakeBack use={asked} onClose={() => setAsked(null)} />}
    </TableContainer>
  );
}

function kindText({ kind, cents }: Use, text: ReturnType<typeof useText<'creditSteps'>>): string {
  if (cents < 0) return text('uses.kinds.back');
  if (kind === 'creditUse' || kind === 'creditExpiry' || kind === 'creditDeduction') {
    return text(`uses.kinds.${kind}`);
  }
  return text('uses.kinds.other');
}

/** Takes a whole use back: also what other credits gave to it. */
function TakeBack({ use, onClose }: { use: Use; onClose: () => void }) {
  const text = useText('creditSteps');
  const step = useCreditStep({
    step: { of: 'credit-uses', id: use.id, step: 'reverse', version: 1 },
    done: text('useBack.done'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={text('useBack.title', { invoices: use.invoices.join(', ') })}
      consequence={text('useBack.text')}
      action={text('useBack.action')}
      tone="error"
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: creditReasonSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}
