import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { CreditEntry } from '#domain/money/credit/credit-account.ts';

interface OrderLinkProps {
  order: NonNullable<CreditEntry['order']>;
  children: string;
}

/** The way to an order; its number alone where no page is known. */
export function OrderLink({ order, children }: OrderLinkProps) {
  if (order.id === null) return children;
  return (
    <MuiLink component={LinkBase} to={`/customer/orders/${order.id}`}>
      {children}
    </MuiLink>
  );
}
