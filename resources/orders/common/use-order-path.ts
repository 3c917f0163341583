import { mayDo } from '#domain/access/permissions.ts';
import { useSession } from '#providers/session/use-session.ts';

/** Returns the path of an order's page for this user: among the lab's pages or the practice's. */
export function useOrderPath(): (id: string) => string {
  const { roles } = useSession();
  const folder = mayDo(roles, 'orders:approve') ? '/admin/order-approval' : '/customer/orders';
  return (id) => `${folder}/${id}`;
}
