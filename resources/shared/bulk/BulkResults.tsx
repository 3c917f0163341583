import CheckCircleIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Outcome } from './run-bulk.ts';

export interface ResultLabels<T> {
  /** The label of a list of all results, kept up during the run; without it only the failures are listed afterwards. */
  results?: string;
  nameOf: (row: T) => string;
  reasonOf: (outcome: Outcome<T>) => string;
}

interface BulkResultsProps<T> {
  outcomes: readonly Outcome<T>[];
  labels: ResultLabels<T>;
}

const rankOf = ({ kind }: { kind: string }) => Number(kind === 'done');

/** Lists the result for each row, failures first. */
export function BulkResults<T extends { id: string }>(props: BulkResultsProps<T>) {
  const { outcomes, labels } = props;
  return (
    <Box
      component="ul"
      aria-label={labels.results}
      // a long list scrolls, also by keyboard
      tabIndex={outcomes.length > 0 ? 0 : undefined}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 280, overflow: 'auto' }}
    >
      {outcomes
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((outcome) => (
          <Box
            component="li"
            key={outcome.row.id}
            sx={{ display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            {/* a list of failures only needs no marks */}
            {labels.results && <ResultMark isDone={outcome.kind === 'done'} />}
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" component="div" fontWeight={600}>
                {labels.nameOf(outcome.row)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {labels.reasonOf(outcome)}
              </Typography>
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function ResultMark({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CheckCircleIcon : ErrorIcon;
  return <Icon aria-hidden fontSize="small" color={isDone ? 'success' : 'error'} />;
}
