import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useStore } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StaffList } from '../shared/record/StaffList.tsx';
import { QUICK_FILTERS } from './queue/filters/quick-filters.ts';
import { KeyHelp } from './queue/keys/KeyHelp.tsx';
import { Queue } from './queue/Queue.tsx';
import { QueueToolbar } from './queue/QueueToolbar.tsx';
import { SelectionProvider } from './queue/rows/selection.ts';

const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;

/** OR-08: the approval queue, live. */
export default function OrderList() {
  const text = useText('orderQueue');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [keysOn, switchKeys] = useStore('orders.keys', true);
  const [showsHelp, setShowsHelp] = useState(false);
  const openHelp = () => setShowsHelp(true);
  return (
    <StaffList<OrderSummary>
      resource="orders"
      title={text('title')}
      isTitleHidden
      isNarrow={isNarrow}
      sort={OLDEST_FIRST}
      filterDefaultValues={QUICK_FILTERS.waiting}
      actions={<QueueToolbar isNarrow={isNarrow} onHelp={openHelp} />}
    >
      <SelectionProvider>
        <Queue keysOn={keysOn} onHelp={openHelp} />
      </SelectionProvider>
      {showsHelp && (
        <KeyHelp isOn={keysOn} onSwitch={switchKeys} onClose={() => setShowsHelp(false)} />
      )}
    </StaffList>
  );
}
