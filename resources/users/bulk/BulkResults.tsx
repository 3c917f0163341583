import CheckCircleIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Outcome } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

const rankOf = ({ kind }: Outcome) => Number(kind === 'done');

/** Lists the result for each user, failures first. */
export function BulkResults({ results }: { results: readonly Outcome[] }) {
  const text = useBulkText();
  return (
    <Box
      component="ul"
      aria-label={text('results')}
      // a long list scrolls, also by keyboard
      tabIndex={results.length > 0 ? 0 : undefined}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 280, overflow: 'auto' }}
    >
      {results
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((outcome) => (
          <Result key={outcome.user.id} outcome={outcome} />
        ))}
    </Box>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const text = useBulkText();
  const { user, kind, message } = outcome;
  const isDone = kind === 'done';
  const Icon = isDone ? CheckCircleIcon : ErrorIcon;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Icon aria-hidden fontSize="small" color={isDone ? 'success' : 'error'} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
          {user.email}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {kind === 'refused' ? message : text(`outcome.${kind}`)}
        </Typography>
      </Box>
    </Box>
  );
}
