import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CheckoutState } from '#domain/money/checkouts/checkout-states.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { useText } from '#providers/messages/use-text.ts';
import { knownFailure } from './method/failures.ts';

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

/** What happened to a payment after it was paid: a bank holds it back, or all of it went back. */
function since({ payments }: Checkout): 'disputed' | 'returned' | 'refunded' | null {
  if (payments.some(({ disputedCents }) => disputedCents > 0)) return 'disputed';
  const states = new Set(payments.map(({ state }) => state));
  const [only] = states;
  return states.size === 1 && (only === 'returned' || only === 'refunded') ? only : null;
}

function severityOf(state: CheckoutState, became: ReturnType<typeof since>) {
  if (became === 'returned') return 'error';
  return became === 'disputed' ? 'warning' : SEVERITY[state];
}

/** PY-09: how an online payment stands, in words, and what can be done. */
export function CheckoutStory({ checkout, children }: CheckoutStoryProps) {
  const text = useText('checkouts');
  const { state, source, failure } = checkout;
  const became = since(checkout);
  const known = knownFailure(failure);
  const isCharging = state === 'opening' && source !== 'page';
  return (
    <Alert severity={severityOf(state, became)} role="none">
      <output>
        {[
          known && text(`failures.${known}`),
          text(`notice.${isCharging ? 'charging' : (became ?? state)}`),
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
