import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DraftChoice } from './DraftChoice.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftOver } from './DraftOver.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import type { DraftHandle } from './use-draft.ts';

/** OR-03: shows the draft's status, its actions, and the account's other drafts. */
export function DraftBar({ draft }: { draft: DraftHandle }) {
  const text = useText('draft');
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

/** Deletes the draft after a confirmation. */
function DiscardDraft({ draft }: { draft: DraftHandle }) {
  const text = useText('draft');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const discard = async () => {
    await draft.store.discard();
    setAsks(false);
    navigate('/customer/order', { replace: true });
  };
  const patient = draft.state.content.patientReference || text('noPatient');
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsks(true)}>
        {text('discard.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('discard.title')}
          consequence={text('discard.consequence', { patient })}
          action={text('discard.action')}
          onConfirm={discard}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
