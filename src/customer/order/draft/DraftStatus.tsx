import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import SyncIcon from '@mui/icons-material/SyncOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DraftSaveStatus, DraftState } from '#providers/drafts/draft-state.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { statusLabel } from './status-label.ts';

/** Shows the draft's status in one line. Only a status that needs attention is announced: it changes every second. */
export function DraftStatus({ state }: { state: DraftState }) {
  const text = useText('draft');
  const label = statusLabel(state, text, useLocale());
  const { icon: Icon, isUrgent } = LOOKS[state.status.kind];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
      {label && <Icon fontSize="small" aria-hidden color={isUrgent ? 'warning' : 'inherit'} />}
      <Typography
        variant="body2"
        color={isUrgent ? 'text.primary' : 'inherit'}
        data-draft={state.status.kind}
      >
        {label}
      </Typography>
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isUrgent && label}
      </Box>
    </Box>
  );
}

const WORKS = { icon: SyncIcon, isUrgent: false };
const NEEDS_LOOK = { icon: WarningIcon, isUrgent: true };

const LOOKS = {
  untouched: WORKS,
  changed: WORKS,
  saving: WORKS,
  saved: { icon: CloudDoneIcon, isUrgent: false },
  offline: { icon: CloudOffIcon, isUrgent: true },
  refused: NEEDS_LOOK,
  conflict: NEEDS_LOOK,
  ended: NEEDS_LOOK,
} as const satisfies Record<DraftSaveStatus['kind'], { icon: typeof SyncIcon; isUrgent: boolean }>;
