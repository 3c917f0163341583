import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { useSession } from '#providers/session/use-session.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DraftListRow } from './DraftListRow.tsx';
import type { DraftHandle } from './use-draft.ts';
import { useDraftMethods } from './use-draft-methods.ts';
import { useDraftRows } from './use-draft-rows.ts';
import type { DraftRow } from './draft-rows.ts';
import { useDraftText } from './use-draft-text.ts';

/** OR-03: lists the account's other drafts, to resume or delete. */
export function DraftList({ draft }: { draft: DraftHandle }) {
  const text = useDraftText();
  const navigate = useNavigate();
  const { rows, again } = useDraftRows(draft.state.accountNumber, draft.state.id);
  const [isOpen, setIsOpen] = useState(false);
  const [doomed, setDoomed] = useState<DraftRow | null>(null);
  const deleteDraft = useDeleteDraft();
  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    void again();
  };
  const resume = ({ id }: DraftRow) => {
    close();
    navigate(`/customer/order?draft=${id}`);
  };
  const confirmed = async (row: DraftRow) => {
    await deleteDraft(row);
    setDoomed(null);
    await again();
  };
  if (rows.length === 0 && !isOpen) return null;
  return (
    <>
      <Button color="inherit" size="small" aria-haspopup="dialog" onClick={open}>
        {text('list.count', { smart_count: rows.length })}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="drafts-title">
        <DialogTitle id="drafts-title">{text('list.title')}</DialogTitle>
        <DialogContent>
          <List disablePadding>
            {rows.map((row) => (
              <DraftListRow key={row.id} row={row} onResume={resume} onDelete={setDoomed} />
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{text('list.close')}</Button>
        </DialogActions>
      </Dialog>
      {doomed && (
        <ConfirmDialog
          title={text('list.deleteTitle', {
            patient: doomed.patientReference || text('noPatient'),
          })}
          consequence={text('list.deleteText')}
          action={text('list.delete')}
          onConfirm={() => confirmed(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

/** Deletes on the server first, which may refuse, and then here. */
function useDeleteDraft() {
  const api = useDraftMethods();
  const { cache } = useDrafts();
  const uid = useSession().user?.uid ?? '';
  return async ({ id }: DraftRow): Promise<void> => {
    await api.deleteOrderDraft(id);
    try {
      await cache.remove(uid, id);
    } catch (error) {
      // A browser that stores no drafts has nothing to remove.
      console.warn('This browser keeps no drafts', error instanceof Error ? error.name : '');
    }
  };
}
