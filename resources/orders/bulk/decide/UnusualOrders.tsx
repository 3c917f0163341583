import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../../shared/list/LoadError.tsx';
import { UnusualRow } from './UnusualRow.tsx';
import type { useUnusual } from './use-unusual.ts';

/** AD-13: lists what is unusual among the selected orders, and leaves it out in one click. */
export function UnusualOrders({ found }: { found: ReturnType<typeof useUnusual> }) {
  const text = useText('orderBulk');
  const { kept, unusual, leftOut, error } = found;
  const isAny = unusual.length > 0;
  // without them there would be nothing to decide on
  const canLeaveOut = isAny && unusual.length < kept.length;
  return (
    <Box component="section" aria-label={text('unusual.label')} sx={{ mb: 2 }}>
      {error && (
        <LoadError
          title={text('unusual.failed')}
          error={error}
          onRetry={() => void found.refetch()}
        />
      )}
      <Box component="output" sx={{ display: 'block' }}>
        {isAny && (
          <Typography fontWeight={600}>
            {text('unusual.count', { smart_count: unusual.length, total: kept.length })}
          </Typography>
        )}
        {leftOut.length > 0 && (
          <Typography>{text('unusual.leftOut', { smart_count: leftOut.length })}</Typography>
        )}
      </Box>
      {isAny && <UnusualList found={found} />}
      {/* one button for both, so that it keeps the focus */}
      {(canLeaveOut || leftOut.length > 0) && (
        <Button
          variant="outlined"
          size="small"
          onClick={canLeaveOut ? found.leaveOut : found.takeBack}
        >
          {canLeaveOut
            ? text('unusual.leaveOut', { smart_count: unusual.length })
            : text('unusual.takeBack', { smart_count: leftOut.length })}
        </Button>
      )}
    </Box>
  );
}

function UnusualList({ found: { unusual } }: { found: ReturnType<typeof useUnusual> }) {
  const text = useText('orderBulk');
  return (
    <Box
      component="ul"
      aria-label={text('unusual.label')}
      // a long list scrolls, also by keyboard
      tabIndex={0}
      sx={{ listStyle: 'none', m: 0, my: 1, p: 0, maxHeight: 240, overflow: 'auto' }}
    >
      {unusual.map((one) => (
        <UnusualRow key={one.order.id} unusual={one} />
      ))}
    </Box>
  );
}
