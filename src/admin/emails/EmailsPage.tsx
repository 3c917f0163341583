import { PortalNotYet } from '#src/notices/PortalNotYet.tsx';

export default function EmailsPage() {
  return <PortalNotYet page="emails" to="/admin/customer-management" />;
}
