import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { mayDo } from '#domain/access/permissions.ts';
import type { Order } from '#domain/orders/order.ts';
import { canMovePromise } from '#domain/orders/promise-move.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { formatDay } from '../../shared/age.ts';
import { PromiseDialog } from './PromiseDialog.tsx';

/** OR-12: the button beside the promised date that moves it, for staff, while the lenses are being made. */
export function MovePromise({ order }: { order: Order }) {
  const text = useText('orderShow');
  const locale = useLocale();
  const notify = useNotify();
  const { roles } = useSession();
  const [seen, setSeen] = useState<Order | null>(null);
  const mayMove = mayDo(roles, 'orders:promise') && canMovePromise(order.state);
  if (!seen && !(mayMove && order.promisedAt)) return null;

  const onDecided = ({ number, promisedAt }: Order) => {
    setSeen(null);
    const day = formatDay(promisedAt ?? '', locale);
    notify(text('promise.done', { number, day }), { type: 'success' });
  };
  return (
    <>
      <Button size="small" onClick={() => setSeen(order)}>
        {text('promise.move')}
      </Button>
      {seen && <PromiseDialog order={seen} onClose={() => setSeen(null)} onDecided={onDecided} />}
    </>
  );
}
