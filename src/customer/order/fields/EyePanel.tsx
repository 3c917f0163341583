import type { ReactNode } from 'react';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PanelBoundary } from '../../../errors/PanelBoundary.tsx';
import { useOrderForm } from '../state/order-form-context.ts';

/** Shows a panel computed from one eye. When it throws, the fields stay; it renders again when the eye changes. */
export function EyePanel({ eye, children }: { eye: Eye; children: ReactNode }) {
  const text = useText('customer');
  const values = useOrderForm((state) => state.values[eye]);
  return (
    <PanelBoundary message={text('order.panelBroken')} of={values}>
      {children}
    </PanelBoundary>
  );
}
