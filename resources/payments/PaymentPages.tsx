import { useRouterProvider } from 'react-admin';
import type { RecordReference } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { onlineDefinition } from './online/online-definition.ts';
import { paymentDefinition } from './payment-definition.ts';

/** Returns the pages of payments below an address, and below them those of payments that came online. */
export function paymentPages(area: { basename: string; payer: RecordReference }) {
  const payments = paymentDefinition(area);
  const online = onlineDefinition(area);
  return function PaymentPages() {
    const { Route, Routes } = useRouterProvider();
    return (
      <Routes>
        <Route path="online/*" element={<RecordResource definition={online} />} />
        <Route path="*" element={<RecordResource definition={payments} />} />
      </Routes>
    );
  };
}
