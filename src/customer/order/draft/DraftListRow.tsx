import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { deviceName } from '#providers/drafts/draft-device.ts';
import { useOrdersText } from '#resources/orders/use-orders-text.ts';
import { formatAge } from '#resources/shared/age.ts';
import { useNow } from '#resources/shared/use-now.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import type { DraftRow } from './draft-rows.ts';
import { useDraftText } from './use-draft-text.ts';

interface DraftListRowProps {
  row: DraftRow;
  onResume: (row: DraftRow) => void;
  onDelete: (row: DraftRow) => void;
}

/** Shows one draft: patient, lenses, author and time, with buttons to resume or delete it. */
export function DraftListRow({ row, onResume, onDelete }: DraftListRowProps) {
  const text = useDraftText();
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
  const text = useDraftText();
  const ordersText = useOrdersText();
  const locale = usePortalLocale();
  const now = useNow();
  const catalogue = useOrderForm((state) => state.catalogue);
  const { type, lensIds, author, device, updatedAt } = row;
  const names = lensIds.map((id) => catalogue.get(id)?.name ?? id);
  const lenses = names.length === 0 ? text('list.noLens') : names.join(', ');
  return (
    <Typography variant="body2" color="text.secondary">
      {ordersText(`types.${type}`)} · {lenses}
      <br />
      {text('list.by', { author, device: deviceName(device) })} ·{' '}
      {text('list.age', { age: formatAge(updatedAt, now, locale) })}
    </Typography>
  );
}
