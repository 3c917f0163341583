import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { Role } from '#domain/access/auth.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { deliveryFacts } from '#domain/delivery/delivery-facts.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { BOOKKEEPER_PATH } from '../../payments/paths/bookkeeper-path.ts';
import { formatMoment } from '../../shared/age.ts';
import { Fact, Facts } from '../../shared/show/Facts.tsx';
import { useOrderPath } from '../common/use-order-path.ts';
import { OrderAge } from '../marks/OrderAge.tsx';
import { OrderPromise } from '../marks/OrderPromise.tsx';
import { MovePromise } from '../promise/MovePromise.tsx';

/** Shows the facts of an order: who placed it, its type, the patient, its dates, and the notes. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText('orders');
  const showText = useText('orderShow');
  const locale = useLocale();
  const { roles } = useSession();
  const account = text('fields.account', { number: order.accountNumber });
  const shipment = [order.carrier, order.trackingNumber].filter(Boolean).join(' · ');
  return (
    <Facts>
      <Fact label={text('fields.practice')}>{`${order.practice} · ${account}`}</Fact>
      {!order.withheld && (
        <Fact label={text('fields.patientReference')}>{order.patientReference}</Fact>
      )}
      {order.patientName && <Fact label={showText('facts.patientName')}>{order.patientName}</Fact>}
      <Fact label={text('fields.type')}>{text(`types.${order.type}`)}</Fact>
      {order.sourceOrderId && (
        <Fact label={showText('facts.source')}>
          <SourceLink id={order.sourceOrderId} number={order.sourceOrderNumber} />
        </Fact>
      )}
      {order.returnReason && (
        <Fact label={showText('facts.returnReason')}>
          {text(`returnReasons.${order.returnReason}`)}
        </Fact>
      )}
      {order.poNumber && <Fact label={showText('facts.poNumber')}>{order.poNumber}</Fact>}
      <Fact label={text('fields.submitted')}>{formatMoment(order.submittedAt, locale)}</Fact>
      {mayDo(roles, 'orders:approve') && (
        <Fact label={text('fields.age')}>
          <OrderAge order={order} />
        </Fact>
      )}
      <Fact label={showText('facts.promised')}>
        {order.promisedAt ? <OrderPromise order={order} /> : showText('facts.notPromised')}
        <MovePromise order={order} />
      </Fact>
      {deliveryFacts(order, locale).map(({ name, label, value }) => (
        <Fact key={name} label={label}>
          {value}
        </Fact>
      ))}
      {shipment && <Fact label={showText('facts.shipment')}>{shipment}</Fact>}
      {order.invoiceNumber && (
        <Fact label={showText('facts.invoice')}>
          <InvoiceLink number={order.invoiceNumber} accountNumber={order.accountNumber} />
        </Fact>
      )}
      {!order.withheld && (
        <Fact label={text('fields.notes')}>{order.notes || text('show.noNotes')}</Fact>
      )}
    </Facts>
  );
}

/** PY-07: leads to the invoice, for those who may see it. */
function InvoiceLink({ number, accountNumber }: { number: string; accountNumber: string }) {
  const may = useMay();
  const { roles } = useSession();
  if (!may('invoices:show', accountNumber)) return number;
  return (
    <MuiLink component={LinkBase} to={invoiceAddress(roles, number)}>
      {number}
    </MuiLink>
  );
}

/** Everybody has a page of the invoice in an area of their own. */
function invoiceAddress(roles: readonly Role[], number: string): string {
  if (mayDo(roles, 'bookkeeping:open')) return `${BOOKKEEPER_PATH}/invoices/${number}/show`;
  if (!mayDo(roles, 'orders:approve')) return `/customer/payment/${number}`;
  return `/admin/customer-management/invoices/${number}/show`;
}

function SourceLink({ id, number }: { id: string; number: string | null }) {
  const text = useText('orders');
  const pathOf = useOrderPath();
  return (
    <MuiLink component={LinkBase} to={pathOf(id)}>
      {text('show.title', { number: number ?? '' })}
    </MuiLink>
  );
}
