import type { ReactNode } from 'react';
import type { Eye } from '#domain/schemas/order.ts';
import { PanelBoundary } from '#src/errors/PanelBoundary.tsx';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { useOrderForm } from '../state/order-form-context.ts';

/** Shows a panel computed from one eye. When it throws, the fields stay; it renders again when the eye changes. */
export function EyePanel({ eye, children }: { eye: Eye; children: ReactNode }) {
  const text = useCustomerText();
  const values = useOrderForm((state) => state.values[eye]);
  return (
    <PanelBoundary message={text('order.panelBroken')} of={values}>
      {children}
    </PanelBoundary>
  );
}
