import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Direction } from './queue-walk.ts';
import { WALK_KEYS } from './use-walk-keys.ts';

interface WalkButtonProps {
  direction: Direction;
  /** Null when there is none, or none is known yet: the button then does nothing, but keeps the focus. */
  neighbor: OrderSummary | null;
  /** Whether its key works. */
  hasKey: boolean;
  takesFocus: boolean;
  onClick: () => void;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** Leads to a neighbor; its tooltip names the neighbor and the key. */
export function WalkButton(props: WalkButtonProps) {
  const { direction, neighbor, hasKey, takesFocus, onClick, ...icons } = props;
  const text = useText('orderKeys');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const key = WALK_KEYS[direction];
  const isOff = neighbor === null;
  const number = neighbor?.number ?? '';
  const hint = text(hasKey ? 'walkHintKey' : 'walkHint', { number, key });
  return (
    <Tooltip title={isOff ? '' : hint} describeChild>
      <Button
        ref={button}
        size="small"
        {...icons}
        aria-disabled={isOff}
        aria-keyshortcuts={hasKey ? key : undefined}
        onClick={onClick}
        sx={isOff ? OFF : undefined}
      >
        {text(direction)}
      </Button>
    </Tooltip>
  );
}

const OFF = { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } };
