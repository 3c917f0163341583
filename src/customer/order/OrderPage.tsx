import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useLensCatalogue } from '#resources/lenses/use-lens-catalogue.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { useDeliveryChoices } from './delivery/use-delivery-choices.ts';
import { FormSkeleton } from './draft/FormSkeleton.tsx';
import { OrderDone } from './OrderDone.tsx';
import { useAgreedPrices } from './price/use-agreed-prices.ts';
import { useOpening } from './source/use-opening.ts';
import type { Opening } from './source/use-opening.ts';
import { StartedForm } from './StartedForm.tsx';

/** OR-01: orders one or two lenses for one patient, for the selected account. */
export default function OrderPage() {
  const text = useText('customer');
  const { accountNumber } = useSession();
  const { opening, openEmpty } = useOpening();
  const { draftId } = opening;
  const [done, setDone] = useState<{ order: Order; draftId: string } | null>(null);
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      {done?.draftId === draftId ? (
        <OrderDone order={done.order} onAnother={openEmpty} />
      ) : (
        <>
          <Typography variant="h2" component="h1">
            {text('order.title')}
          </Typography>
          {accountNumber ? (
            <LoadedForm
              key={draftId}
              accountNumber={accountNumber}
              opening={opening}
              onDone={(order) => setDone({ order, draftId })}
            />
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
  opening: Opening;
  onDone: (order: Order) => void;
}

function LoadedForm({ accountNumber, opening, onDone }: LoadedFormProps) {
  const text = useText('customer');
  const { lenses, error, isPending, refetch } = useLensCatalogue();
  const delivery = useDeliveryChoices(accountNumber);
  const prices = useAgreedPrices(accountNumber);
  const isKnown = delivery.isKnown && prices.isKnown;
  const queryClient = useQueryClient();
  const readAgain = () => void refetch();
  /** Prices and warranty, too. */
  const readAllAgain = () => {
    readAgain();
    void queryClient.invalidateQueries({ queryKey: ['order-form'] });
  };
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('order.account', { number: accountNumber })}
      </Typography>
      {error && !lenses && (
        <LoadError title={text('order.loadError')} error={error} onRetry={readAgain} />
      )}
      {(isPending || (lenses && !isKnown)) && <FormSkeleton />}
      {lenses && isKnown && (
        <StartedForm
          {...{ accountNumber, lenses, onDone }}
          deliveryChoices={delivery.choices}
          agreed={prices.agreed}
          start={opening.start}
          draftId={opening.draftId}
          onRefused={readAllAgain}
        />
      )}
    </>
  );
}
