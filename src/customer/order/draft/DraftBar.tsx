import Box from '@mui/material/Box';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DraftChoice } from './DraftChoice.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftOver } from './DraftOver.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import type { DraftHandle } from './use-draft.ts';
import { useDraftText } from './use-draft-text.ts';

/** OR-03: shows the draft's status, its actions, and the account's other drafts. */
export function DraftBar({ draft }: { draft: DraftHandle }) {
  const text = useDraftText();
  const { status } = draft.state;
  const isBegun = status.kind !== 'untouched' && status.kind !== 'ended';
  return (
    <Box component="section" aria-label={text('title')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={LINE}>
        <DraftStatus state={draft.state} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto' }}>
          <DraftList draft={draft} />
          {isBegun && <DiscardDraft draft={draft} />}
        </Box>
      </Box>
      {status.kind === 'conflict' && <DraftChoice draft={draft} theirs={status.theirs} />}
      {status.kind === 'ended' && <DraftOver draft={draft} orderId={status.orderId} />}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'center',
  minHeight: 36,
};
