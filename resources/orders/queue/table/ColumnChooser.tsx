import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useText } from '#providers/messages/use-text.ts';
import { PopoverButton } from '#resources/shared/list/PopoverButton.tsx';
import { usePreference } from '#resources/shared/use-preference.ts';
import { COLUMNS, FIXED_COLUMN, shownColumns } from './columns.ts';
import type { ColumnField } from './columns.ts';

/** OR-08: lets the user choose the columns. The choice applies to all devices. */
export function ColumnChooser() {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const { value, save } = usePreference('orders.columns');
  const shown = shownColumns(value).map(({ field }) => field);
  const toggle = (field: ColumnField) =>
    save(shown.includes(field) ? shown.filter((other) => other !== field) : [...shown, field]);
  return (
    <PopoverButton icon={ViewColumnIcon} label={text('columns.open')}>
      {() => (
        <Box sx={{ display: 'grid' }}>
          {COLUMNS.map(({ field, label }) => (
            <FormControlLabel
              key={field}
              label={labels(`fields.${label}`)}
              disabled={field === FIXED_COLUMN}
              control={<Checkbox checked={shown.includes(field)} onChange={() => toggle(field)} />}
            />
          ))}
          <Button onClick={() => save(shownColumns(null).map(({ field }) => field))}>
            {text('columns.standard')}
          </Button>
        </Box>
      )}
    </PopoverButton>
  );
}
