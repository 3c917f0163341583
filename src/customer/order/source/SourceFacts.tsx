import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useFormContext } from 'react-hook-form';
import type { OrderType } from '#domain/orders/order-types.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ChangesList } from './ChangesList.tsx';
import { useOrderRecord } from './use-order-record.ts';
import { WarrantyNote } from './WarrantyNote.tsx';

const SHOWS_ELIGIBILITY: ReadonlySet<OrderType> = new Set<OrderType>([
  'exchange',
  'warranty',
  'spare',
]);

/** Shows the warranty on the earlier order's lenses, and the changes from that order. */
export function SourceFacts() {
  const text = useText('customer');
  const source = useOrderForm((state) => state.source);
  const type = useOrderForm(({ values }) => values.type);
  const sourceOrderId = useOrderForm(({ values }) => values.sourceOrderId);
  const { error, refetch } = useOrderRecord(sourceOrderId);
  if (error) {
    return (
      <LoadError title={text('source.loadError')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!source) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {SHOWS_ELIGIBILITY.has(type) && <WarrantyNote orderId={source.id} number={source.number} />}
      <SameLensNote />
      <ChangesList source={source} />
    </Paper>
  );
}

/** OR-12: offers to change a warranty order with a different lens to an exchange; typed values stay. */
function SameLensNote() {
  const text = useText('customer');
  const isOther = useOrderForm(({ problems }) =>
    problems.some(({ cause }) => cause.kind === 'notSame'),
  );
  const { setValue, setFocus } = useFormContext<OrderFormValues>();
  if (!isOther) return null;
  const exchange = () => {
    setValue('type', 'exchange', { shouldDirty: true });
    // the button disappears, so the field gets the focus
    setFocus('type');
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={exchange}>
          {text('source.asExchange')}
        </Button>
      }
    >
      {text('source.notSame')}
    </Alert>
  );
}
