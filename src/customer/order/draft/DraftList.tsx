import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { deviceName } from '#providers/drafts/draft-device.ts';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { formatAge } from '#resources/shared/age.ts';
import { useNow } from '#resources/shared/use-now.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { DraftRow } from './draft-rows.ts';
import { useDraftMethods } from './use-draft-methods.ts';
import { useDraftRows } from './use-draft-rows.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftListRowProps {
  row: DraftRow;
  onResume: (row: DraftRow) => void;
  onDelete: (row: DraftRow) => void;
}

/** OR-03: lists the account's other drafts, to resume or delete. */
export function DraftList({ draft }: { draft: DraftHandle }) {
  const text = useText('draft');
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

/** Shows one draft: patient, lenses, author and time, with buttons to resume or delete it. */
function DraftListRow({ row, onResume, onDelete }: DraftListRowProps) {
  const text = useText('draft');
  const patient = row.patientReference || text('noPatient');
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <strong>{patient}</strong>
          {row.onlyHere && <Chip size="small" label={text('list.onlyHere')} sx={{ ml: 1 }} />}
        </Typography>
        <DraftFacts row={row} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('list.resumeOf', { patient })}
        onClick={() => onResume(row)}
      >
        {text('list.resume')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={text('list.deleteOf', { patient })}
        onClick={() => onDelete(row)}
      >
        {text('list.delete')}
      </Button>
    </ListItem>
  );
}

function DraftFacts({ row }: { row: DraftRow }) {
  const text = useText('draft');
  const ordersText = useText('orders');
  const locale = useLocale();
  const now = useNow();
  const catalogue = useOrderForm((state) => state.catalogue);
  const { type, lensIds, author, device, updatedAt } = row;
  const names = lensIds.map((id) => catalogue.get(id)?.name ?? id);
  const lenses = names.length === 0 ? text('list.noLens') : names.join(', ');
  return (
    <Typography variant="body2" color="text.secondary">
      {ordersText(`types.${type}`)} · {lenses}
      <br />
      {text('list.by', { author, device: deviceName(device, locale) })} ·{' '}
      {text('list.age', { age: formatAge(updatedAt, now, locale) })}
    </Typography>
  );
}
