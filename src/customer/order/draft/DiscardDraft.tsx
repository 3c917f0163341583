import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { DraftHandle } from './use-draft.ts';
import { useDraftText } from './use-draft-text.ts';

/** Deletes the draft after a confirmation. */
export function DiscardDraft({ draft }: { draft: DraftHandle }) {
  const text = useDraftText();
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
