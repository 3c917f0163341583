import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MethodFailure } from '../method/MethodFailure.tsx';
import { useMethodStep } from '../parts/use-payment-methods.ts';

/** PY-09: leaves for the gateway's page on which a method is saved. */
export function AddMethodButton({ accountNumber }: { accountNumber: string }) {
  const text = useText('paymentMethods');
  const locale = useLocale();
  const add = useMethodStep(
    ({ openPage }, _input: null) => openPage(accountNumber, locale),
    (url) => globalThis.location.assign(url),
  );
  return (
    <Box sx={{ mt: 2 }}>
      {add.error !== null && <MethodFailure error={add.error} />}
      <Button
        variant="outlined"
        // Until the browser has left, a second click would open another page.
        loading={add.isPending || add.isSuccess}
        onClick={() => add.mutate(null)}
      >
        {text('add')}
      </Button>
    </Box>
  );
}
