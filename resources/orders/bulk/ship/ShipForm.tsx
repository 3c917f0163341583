import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../../shared/decision/DecisionDialog.tsx';
import { CarrierField } from '../../decision/CarrierField.tsx';
import { UnusualOrders } from '../decide/UnusualOrders.tsx';
import type { useUnusual } from '../decide/use-unusual.ts';
import { TrackingFile } from './TrackingFile.tsx';
import { TrackingRow } from './TrackingRow.tsx';
import type { useTracking } from './use-tracking.ts';

interface ShipFormProps {
  found: ReturnType<typeof useUnusual>;
  entry: ReturnType<typeof useTracking>;
  carrier: string;
  onCarrier: (typed: string) => void;
  onShip: (parcels: { carrier: string; tracking: ReadonlyMap<string, string> }) => void;
  onClose: () => void;
}

/** Asks for the carrier, and for a tracking number for each order. */
export function ShipForm(props: ShipFormProps) {
  const { found, entry, carrier, onCarrier, onShip, onClose } = props;
  const { kept } = found;
  const text = useText('orderBulk');
  const [showsProblem, setShowsProblem] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const focusFirst = () => first.current?.focus();
  const trimmed = kept.flatMap(({ id }) => {
    const typed = entry.tracking.get(id)?.trim() ?? '';
    return typed === '' ? [] : [[id, typed] as const];
  });
  const isMissing = carrier.trim() === '';
  const ship = () => {
    setShowsProblem(isMissing);
    if (isMissing) return focusFirst();
    onShip({ carrier: carrier.trim(), tracking: new Map(trimmed) });
  };
  const count = { smart_count: kept.length };
  const without = kept.length - trimmed.length;
  return (
    <DecisionFrame
      title={text('ship.title', count)}
      consequence={text('ship.text')}
      action={text('ship.action', count)}
      tone="primary"
      isPending={false}
      error={null}
      onOpened={focusFirst}
      onSubmit={ship}
      onClose={onClose}
    >
      <UnusualOrders found={found} />
      <Box sx={{ pt: 1 }}>
        <CarrierField
          id="ship-carrier"
          fullWidth
          autoComplete="off"
          value={carrier}
          onChange={(event) => onCarrier(event.target.value)}
          isMissing={showsProblem && isMissing}
          inputRef={first}
        />
      </Box>
      <TrackingFile report={entry.report} onRead={entry.read} />
      <TrackingColumn orders={kept} entry={entry} />
      {without > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text('ship.without', { smart_count: without })}
        </Typography>
      )}
    </DecisionFrame>
  );
}

interface TrackingColumnProps {
  orders: readonly OrderSummary[];
  entry: ReturnType<typeof useTracking>;
}

function TrackingColumn({ orders, entry }: TrackingColumnProps) {
  const text = useText('orderBulk');
  return (
    <Box component="ul" aria-label={text('ship.column')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {orders.map((order) => (
        <TrackingRow
          key={order.id}
          order={order}
          value={entry.tracking.get(order.id) ?? ''}
          onType={entry.type}
          onKeyDown={entry.moveDown}
          onPaste={entry.paste}
        />
      ))}
    </Box>
  );
}
