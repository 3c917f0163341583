import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { returnPath } from '../common/return-path.ts';
import { UndoNote } from '../common/UndoNote.tsx';
import { useLensText } from '../common/use-lens-text.ts';
import type { ScanOutcome } from './receive-scanned.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { Scan } from './use-scans.ts';

/** How many are shown at first, so that the queue stays near. */
const FEW = 4;

interface ScanListProps {
  /** The newest first. */
  scans: readonly Scan[];
  /** Records a number that was offered instead of the scanned one. */
  onUse: (number: string) => void;
  onClear: () => void;
}

/** CR-03: what became of the last scans, with the lens that each was about. */
export function ScanList({ scans, onUse, onClear }: ScanListProps) {
  const text = useText('returnDesk');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? scans : scans.slice(0, FEW);
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="ol"
        aria-label={text('scan.list')}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}
      >
        {shown.map(({ id, outcome }) => (
          <li key={id}>
            {outcome ? (
              <ScanRow outcome={outcome} onUse={onUse} />
            ) : (
              <Alert severity="info" role="none">
                {text('scan.reading')}
              </Alert>
            )}
          </li>
        ))}
      </Box>
      {shown.length < scans.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1, mr: 1 }}>
          {text('scan.all', { count: String(scans.length) })}
        </Button>
      )}
      <Button size="small" onClick={onClear} sx={{ mt: 1 }}>
        {text('scan.clear')}
      </Button>
    </Box>
  );
}

interface ScanRowProps {
  outcome: ScanOutcome;
  onUse: (number: string) => void;
}

const SEVERITY = {
  received: 'success',
  again: 'info',
  closed: 'warning',
  unknown: 'warning',
  other: 'warning',
  noNumber: 'warning',
  failed: 'error',
} as const satisfies Record<ScanOutcome['kind'], string>;

function ScanRow({ outcome, onUse }: ScanRowProps) {
  const text = useText('returnDesk');
  const outcomeText = useOutcomeText();
  const request = 'request' in outcome ? outcome.request : null;
  const again = retryOf(outcome);
  return (
    // The live region says it; an alert would say it twice.
    <Alert
      severity={SEVERITY[outcome.kind]}
      role="none"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        again && (
          <Button color="inherit" size="small" onClick={() => onUse(again.number)}>
            {text(again.label, { number: again.number })}
          </Button>
        )
      }
    >
      {request && <RequestLine request={request} />}
      {outcomeText(outcome)}
      {request && outcome.kind === 'received' && <UndoNote request={request} />}
    </Alert>
  );
}

/** What can be done about a scan that recorded nothing. */
function retryOf(outcome: ScanOutcome) {
  if (outcome.kind === 'failed') return { number: outcome.number, label: 'scan.retry' } as const;
  if (outcome.kind !== 'noNumber' || outcome.nearest === null) return null;
  return { number: outcome.nearest, label: 'scan.useNearest' } as const;
}

type Request = Extract<ScanOutcome, { request: unknown }>['request'];

function RequestLine({ request }: { request: Request }) {
  const lensText = useLensText();
  return (
    <Box>
      <MuiLink component={LinkBase} to={returnPath(request.id)}>
        {request.id}
      </MuiLink>
      {` · ${request.practice} · ${lensText(request)}`}
    </Box>
  );
}
