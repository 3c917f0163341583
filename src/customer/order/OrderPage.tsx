import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Order } from '#domain/schemas/order.ts';
import { useSession } from '#providers/use-session.ts';
import { useLensCatalogue } from '#resources/lenses/use-lens-catalogue.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { useCustomerText } from '../use-customer-text.ts';
import { OrderDone } from './OrderDone.tsx';
import { OrderForm } from './OrderForm.tsx';

/** OR-01: orders one or two lenses for one patient, for the selected account. */
export default function OrderPage() {
  const text = useCustomerText();
  const { accountNumber } = useSession();
  const [done, setDone] = useState<Order | null>(null);
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      {done ? (
        <OrderDone order={done} onAnother={() => setDone(null)} />
      ) : (
        <>
          <Typography variant="h2" component="h1">
            {text('order.title')}
          </Typography>
          {accountNumber ? (
            <LoadedForm accountNumber={accountNumber} onDone={setDone} />
          ) : (
            <Alert severity="info">{text('order.noAccount')}</Alert>
          )}
        </>
      )}
    </Box>
  );
}

interface LoadedFormProps {
  accountNumber: string;
  onDone: (order: Order) => void;
}

function LoadedForm({ accountNumber, onDone }: LoadedFormProps) {
  const text = useCustomerText();
  const { lenses, error, isPending, refetch } = useLensCatalogue();
  const readAgain = () => void refetch();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('order.account', { number: accountNumber })}
      </Typography>
      {error && !lenses && (
        <LoadError title={text('order.loadError')} error={error} onRetry={readAgain} />
      )}
      {isPending && (
        <Skeleton
          variant="rounded"
          height={360}
          component="output"
          aria-busy
          aria-label={text('order.loading')}
        />
      )}
      {lenses && (
        <OrderForm
          accountNumber={accountNumber}
          lenses={lenses}
          onRefused={readAgain}
          onDone={onDone}
        />
      )}
    </>
  );
}
