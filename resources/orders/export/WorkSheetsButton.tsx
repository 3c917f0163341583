import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { MAX_SHEETS } from '#domain/work-sheets.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../../shared/use-download.ts';

const SIZES = ['Letter', 'A4'] as const;

/** AD-13: downloads the work sheets of the selected orders as one PDF, in either paper size. */
export function WorkSheetsButton({ ids }: { ids: readonly string[] }) {
  const text = useText('orderExport');
  const locale = useLocale();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { busy, start } = useDownload();
  const isTooMany = ids.length > MAX_SHEETS;
  const fetchSheets = (size: string) => {
    setAnchor(null);
    const query = new URLSearchParams({ ids: ids.join(','), size, lang: locale });
    void start(`/orders/worksheets.pdf?${query.toString()}`);
  };
  return (
    <>
      <Tooltip title={isTooMany ? text('tooMany', { most: MAX_SHEETS }) : ''}>
        {/* A disabled button fires no events, so the tooltip needs a wrapper. */}
        <Box component="span">
          <Button
            size="small"
            startIcon={<PrintOutlined />}
            loading={busy}
            loadingPosition="start"
            disabled={isTooMany}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? menuId : undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {busy ? text('busy') : text('workSheets', { smart_count: ids.length })}
          </Button>
        </Box>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SIZES.map((size) => (
          <MenuItem key={size} onClick={() => fetchSheets(size)}>
            {text('workSheet', { size })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
