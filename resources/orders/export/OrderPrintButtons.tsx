import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../../shared/use-download.ts';

const SIZES = ['Letter', 'A4'] as const;
const SHEETS = [
  { sheet: 'workSheet', file: 'worksheet.pdf', isClinical: true },
  { sheet: 'confirmation', file: 'confirmation.pdf', isClinical: false },
] as const;

interface OrderPrintButtonsProps {
  order: Pick<Order, 'id' | 'withheld'>;
}

/**
 * OR-10: downloads the order as a PDF in either paper size, its prescription as FHIR, and the order as CSV. AD-08: offers
 * no clinical file to a role that does not get any.
 */
export function OrderPrintButtons({ order: { id, withheld } }: OrderPrintButtonsProps) {
  const text = useText('orderExport');
  const locale = useLocale();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { busy, start } = useDownload();
  const fetchPath = (path: string) => {
    setAnchor(null);
    void start(path);
  };
  const fetchFile = (file: string) => fetchPath(`/orders/${encodeURIComponent(id)}/${file}`);
  const row = new URLSearchParams({ filter: JSON.stringify({ id: [id] }), lang: locale });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {busy ? text('busy') : text('open')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SHEETS.filter(({ isClinical }) => !(isClinical && withheld)).flatMap(({ sheet, file }) =>
          SIZES.map((size) => (
            <MenuItem
              key={`${sheet} ${size}`}
              onClick={() => fetchFile(`${file}?size=${size}&lang=${locale}`)}
            >
              {text(sheet, { size })}
            </MenuItem>
          )),
        )}
        <Divider />
        {!withheld && <MenuItem onClick={() => fetchFile('fhir')}>{text('fhir')}</MenuItem>}
        <MenuItem onClick={() => fetchPath(`/orders.csv?${row}`)}>{text('row')}</MenuItem>
      </Menu>
    </>
  );
}
