import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import { useLocation, useNavigate, useStore } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useOrderPath } from '../common/use-order-path.ts';
import { DIRECTIONS, readWalk } from './queue-walk.ts';
import type { Direction, QueueWalk, WalkEntry } from './queue-walk.ts';
import { useNeighbors } from './use-neighbors.ts';
import { useWalkKeys } from './use-walk-keys.ts';
import { WalkButton } from './WalkButton.tsx';

const ICONS = {
  previous: { startIcon: <NavigateBeforeIcon /> },
  next: { endIcon: <NavigateNextIcon /> },
};

/** AD-13: leads to the previous and the next order of the queue that the user came from; renders nothing elsewhere. */
export function OrderWalk({ id }: { id: string }) {
  const queue = readWalk(useLocation().state);
  return queue && <Walk queue={queue} id={id} />;
}

function Walk({ queue, id }: { queue: QueueWalk; id: string }) {
  const text = useText('orderKeys');
  const navigate = useNavigate();
  const pathOf = useOrderPath();
  const [keysOn] = useStore('orders.keys', true);
  const neighbors = useNeighbors(queue, id);
  const go = (came: Direction) => {
    const neighbor = neighbors[came];
    const state: WalkEntry = { queue: { ...queue, came } };
    if (neighbor) navigate(pathOf(neighbor.id), { state });
  };
  useWalkKeys(keysOn, go);
  return (
    <Box component="nav" aria-label={text('walk')} sx={{ display: 'flex', gap: 1, mb: 1 }}>
      {DIRECTIONS.map((direction) => (
        <WalkButton
          key={direction}
          {...ICONS[direction]}
          direction={direction}
          neighbor={neighbors[direction]}
          hasKey={keysOn}
          // the page of each order is a new one: who pressed the button goes on from there
          takesFocus={queue.came === direction}
          onClick={() => go(direction)}
        />
      ))}
    </Box>
  );
}
