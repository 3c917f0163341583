import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useLater } from './use-later.ts';

export interface ReturnedOrder {
  id: string;
  number: string;
}

const load = () => import('./ReturnDialog.tsx');

/** CR-03: opens what the policy gives for the lenses of an order, for its practice. */
export function ReturnButton({ order }: { order: ReturnedOrder }) {
  const text = useText('orders');
  const shared = useText('shared');
  const may = useMay();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const onFailed = useCallback(() => {
    setIsOpen(false);
    notify(shared('error.offline'), { type: 'error' });
  }, [notify, shared]);
  const { Part } = useLater(load, isOpen, onFailed);
  if (!may('customerArea:open')) return null;
  return (
    <>
      <Button variant="outlined" loading={isOpen && !Part} onClick={() => setIsOpen(true)}>
        {text('again.returns')}
      </Button>
      {isOpen && Part && <Part order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
