import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsButton } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { ExportCsvButton } from '../../shared/list/ExportCsvButton.tsx';
import { SearchField } from '../../shared/list/filters/SearchField.tsx';
import { MoreFilters } from './filters/MoreFilters.tsx';
import { QuickFilters } from './filters/QuickFilters.tsx';
import { SavedFilters } from './filters/SavedFilters.tsx';
import { COLUMNS_KEY } from './table/QueueTable.tsx';

interface QueueToolbarProps {
  /** Hides the column chooser: cards have no columns. */
  isNarrow: boolean;
  onHelp: () => void;
}

/** Search, quick filters, the other filters, the column chooser, and the keyboard help. */
export function QueueToolbar({ isNarrow, onHelp }: QueueToolbarProps) {
  const text = useText('orderQueue');
  const keyText = useText('orderKeys');
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%', pb: 1 }}
    >
      <SearchField label={text('search')} />
      <QuickFilters />
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <MoreFilters />
        <SavedFilters />
        {!isNarrow && <ColumnsButton storeKey={COLUMNS_KEY} />}
        <ExportCsvButton path="/orders.csv" />
        {!isNarrow && (
          <Tooltip title={keyText('open')}>
            <IconButton aria-label={keyText('open')} onClick={onHelp}>
              <HelpIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  );
}
