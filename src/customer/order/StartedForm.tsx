import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { firstDelivery } from './delivery/first-delivery.ts';
import { FormSkeleton } from './draft/FormSkeleton.tsx';
import { OpenedDraft } from './draft/OpenedDraft.tsx';
import { FittedForm } from './fitted/later.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { OrderStart } from './source/order-start.ts';
import { useOrderRecord } from './source/use-order-record.ts';
import { valuesFromOrder, valuesToCorrect, withExchange } from './source/values-from-order.ts';
import { EMPTY_ORDER, type OrderFormValues } from './state/form-values.ts';
import type { Catalogue } from './state/order-input.ts';
import type { OrderFormInput } from './use-order-form-state.ts';

interface OtherAccountProps {
  number: string;
  account: string;
  reload?: () => void;
}

const reloadPage = (): void => location.reload();

type FormInput = Omit<OrderFormInput, 'initial' | 'draftStart'>;
type EmptyStart = Extract<OrderStart, { kind: 'empty' }>;
type OrderBased = Extract<OrderStart, { orderId: string }>;

/** Opens the form as requested: empty, from an earlier order, to correct one, from a draft, or from a fitting. */
export function StartedForm({ start, ...input }: FormInput & { start: OrderStart }) {
  if (start.kind === 'draft') return <DraftedForm {...input} />;
  if (start.kind === 'fitting') {
    const { accountNumber, lenses, deliveryChoices = null } = input;
    return (
      <Suspense fallback={<FormSkeleton />}>
        <FittedForm link={start.link} {...{ accountNumber, lenses, deliveryChoices }} />
      </Suspense>
    );
  }
  if (start.kind !== 'empty') return <OrderBasedForm start={start} {...input} />;
  return <EmptyForm start={start} {...input} />;
}

/** Starts once with the delivery of the account's last order; later reloads change nothing. */
function EmptyForm({ start, ...input }: FormInput & { start: EmptyStart }) {
  const [initial] = useState((): OrderFormValues => {
    const delivery = firstDelivery(input.deliveryChoices ?? null);
    return { ...EMPTY_ORDER, type: start.type, ...(delivery && { delivery }) };
  });
  return <OrderForm {...input} draftStart={null} initial={initial} />;
}

function OrderBasedForm({ start, ...input }: FormInput & { start: OrderBased }) {
  const text = useText('customer');
  const { data: order, error, refetch } = useOrderRecord(start.orderId);
  if (error) {
    return (
      <LoadError title={text('source.loadError')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!order) return <FormSkeleton />;
  if (order.accountNumber !== input.accountNumber) {
    return <OtherAccount number={order.number} account={order.accountNumber} />;
  }
  return <FilledForm start={start} order={order} {...input} />;
}

/** Fills the form once; later reloads do not change it while the user types. */
function FilledForm({ start, order, ...input }: FormInput & { start: OrderBased; order: Order }) {
  const [initial] = useState(() => valuesAt(start, order, input));
  return <OrderForm {...input} draftStart={null} initial={initial} />;
}

function valuesAt(start: OrderBased, order: Order, input: FormInput): OrderFormValues {
  const catalogue = catalogueOf(input);
  if (start.kind === 'resubmit') return valuesToCorrect(order, catalogue);
  const values = valuesFromOrder(order, start.type, catalogue, input.deliveryChoices);
  return withExchange(values, start);
}

function catalogueOf({ lenses }: FormInput): Catalogue {
  return new Map(lenses.map((lens) => [lens.id, lens]));
}

function DraftedForm(input: FormInput) {
  return (
    <OpenedDraft id={input.draftId} accountNumber={input.accountNumber}>
      {(draft) => <OrderForm {...input} draftStart={draft} initial={draft.content} />}
    </OpenedDraft>
  );
}

/** Says that an earlier order belongs to another account of the practice: orders are for the selected account only. */
function OtherAccount({ number, account, reload = reloadPage }: OtherAccountProps) {
  const text = useText('customer');
  const { chooseAccount } = useSessionActions();
  const select = () => {
    chooseAccount(account);
    reload();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={select}>
          {text('source.switch', { account })}
        </Button>
      }
    >
      {text('source.otherAccount', { number, account })}
    </Alert>
  );
}
