import { useMay } from '#providers/session/use-may.ts';
import { useLater } from './use-later.ts';

const load = () => import('./OrderRequests.tsx');

/** CR-03: the requests about an order, for its practice. */
export function LaterOrderRequests({ orderId }: { orderId: string }) {
  const may = useMay();
  // Staff have the queue of requests.
  const isPractice = may('customerArea:open');
  const { Part } = useLater(load, isPractice);
  return Part && isPractice ? <Part orderId={orderId} /> : null;
}
