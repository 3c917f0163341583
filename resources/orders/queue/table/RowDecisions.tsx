import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { allowedDecisions } from '../../decision/allowed-decisions.ts';
import type { OrderDecisions } from '../../decision/use-order-decision.ts';

const BUTTONS = [
  { action: 'reject', icon: CloseIcon, color: 'error' },
  { action: 'approve', icon: CheckIcon, color: 'primary' },
] as const;

interface RowDecisionsProps {
  order: OrderSummary;
  decisions: OrderDecisions;
}

/** Approves or rejects a pending order from the list. */
export function RowDecisions({ order, decisions }: RowDecisionsProps) {
  const text = useText('orderQueue');
  const { roles } = useSession();
  const allowed = allowedDecisions(order.state, roles);
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'inline-flex',
        // A finger that means one of them does not press the other.
        gap: { xs: 2, md: 1 },
      }}
    >
      {BUTTONS.filter(({ action }) => allowed.includes(action)).map(
        ({ action, icon: Icon, color }) => {
          const label = text(`row.${action}`, { number: order.number });
          return (
            <Tooltip key={action} title={label}>
              <IconButton
                size="small"
                color={color}
                aria-label={label}
                onClick={() => decisions.open(action, order)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          );
        },
      )}
    </Box>
  );
}
