import Alert from '@mui/material/Alert';
import { useListContext } from 'react-admin';
import type { Invoice } from '#domain/schemas/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';

/** PY-07: how the invoices of the list are paid; nothing is to be paid of invoices that a buying group owes. */
export function HowToPay() {
  const text = useText('invoices');
  const { data } = useListContext<Invoice>();
  const groups = new Set(data?.map(({ billedThrough }) => billedThrough));
  const [group] = groups;
  const isOfGroup = groups.size === 1 && group;
  return (
    <Alert severity="info">{isOfGroup ? text('billedThrough', { group }) : text('howToPay')}</Alert>
  );
}
