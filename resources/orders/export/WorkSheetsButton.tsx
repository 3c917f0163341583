import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { MAX_SHEETS } from '#domain/orders/work-sheets.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PaperSizeButton } from '../../shared/PaperSizeButton.tsx';

/** AD-13: downloads the work sheets of the selected orders as one PDF, in either paper size. */
export function WorkSheetsButton({ ids }: { ids: readonly string[] }) {
  const text = useText('orderExport');
  const locale = useLocale();
  const isTooMany = ids.length > MAX_SHEETS;
  return (
    <Tooltip title={isTooMany ? text('tooMany', { most: MAX_SHEETS }) : ''}>
      {/* A disabled button fires no events, so the tooltip needs a wrapper. */}
      <Box component="span">
        <PaperSizeButton
          label={text('workSheets', { smart_count: ids.length })}
          busyLabel={text('busy')}
          disabled={isTooMany}
          sizeLabel={(size) => text('workSheet', { size })}
          pathOf={(size) => {
            const query = new URLSearchParams({ ids: ids.join(','), size, lang: locale });
            return `/orders/worksheets.pdf?${query.toString()}`;
          }}
        />
      </Box>
    </Tooltip>
  );
}
