import { PortalNotYet } from '#src/notices/PortalNotYet.tsx';

export default function CreditPage() {
  return <PortalNotYet page="credit" to="/customer/order" />;
}
