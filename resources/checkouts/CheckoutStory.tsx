import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CheckoutState } from '#domain/checkouts/checkout-states.ts';
import type { Checkout } from '#domain/schemas/checkout.ts';
import { useText } from '#providers/messages/use-text.ts';
import { knownFailure } from './failures.ts';

const SEVERITY: Record<CheckoutState, 'info' | 'success' | 'error'> = {
  opening: 'info',
  open: 'info',
  processing: 'info',
  paid: 'success',
  failed: 'error',
  cancelled: 'info',
};

interface CheckoutStoryProps {
  checkout: Checkout;
  /** What can be done about it. */
  children: ReactNode;
}

/** What happened to a payment after it was paid, if all of it went back. */
function wentBack({ payments }: Checkout): 'returned' | 'refunded' | null {
  const states = new Set(payments.map(({ state }) => state));
  const [only] = states;
  return states.size === 1 && (only === 'returned' || only === 'refunded') ? only : null;
}

/** PY-09: how an online payment stands, in words, and what can be done. */
export function CheckoutStory({ checkout, children }: CheckoutStoryProps) {
  const text = useText('checkouts');
  const { state, source, failure } = checkout;
  const back = wentBack(checkout);
  const known = knownFailure(failure);
  const isCharging = state === 'opening' && source !== 'page';
  return (
    <Alert severity={back === 'returned' ? 'error' : SEVERITY[state]} role="none">
      <output>
        {[
          known && text(`failures.${known}`),
          text(`told.${isCharging ? 'charging' : (back ?? state)}`),
        ]
          .filter(Boolean)
          .join(' ')}
      </output>
      <Box
        className="no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}
      >
        {children}
      </Box>
    </Alert>
  );
}
