import { PortalNotYet } from '#src/notices/PortalNotYet.tsx';

export default function PaymentPage() {
  return <PortalNotYet page="payment" to="/customer/home" />;
}
