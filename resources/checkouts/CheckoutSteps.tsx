import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { LinkBase } from 'react-admin';
import type { OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CheckoutStory } from './CheckoutStory.tsx';
import { PAY_PATH } from './parts/checkout-path.ts';
import { useCheckoutStep } from './parts/use-checkouts.ts';

/** PY-03: how an online payment stands, and what its payer can do about it. */
export function CheckoutSteps({ checkout }: { checkout: OpenCheckout }) {
  const text = useText('checkouts');
  const { id, state, source, pageUrl } = checkout;
  const check = useCheckoutStep(({ check: ask }, _input: null) => ask(id));
  const cancel = useCheckoutStep(({ cancel: giveUp }, _input: null) => giveUp(id));
  const { mutate } = check;
  const isOpen = state === 'open' || state === 'opening';
  // Who comes back from the gateway's page may be faster than its call.
  useEffect(() => {
    if (isOpen) mutate(null);
  }, [isOpen, mutate]);
  return (
    <>
      <CheckoutStory checkout={checkout}>
        {pageUrl !== null && (
          <Button variant="contained" href={pageUrl}>
            {text('underWay.continue')}
          </Button>
        )}
        {isOpen && source === 'page' && (
          <Button
            variant="outlined"
            color="inherit"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(null)}
          >
            {text('underWay.cancel')}
          </Button>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button component={LinkBase} to={PAY_PATH} variant="contained">
            {text('one.again')}
          </Button>
        )}
      </CheckoutStory>
      {(check.error ?? cancel.error) && <Alert severity="warning">{text('one.checkFailed')}</Alert>}
    </>
  );
}
