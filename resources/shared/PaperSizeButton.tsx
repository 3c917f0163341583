import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useDownload } from './use-download.ts';

const SIZES = ['Letter', 'A4'] as const;
type PaperSize = (typeof SIZES)[number];

interface PaperSizeButtonProps {
  label: string;
  /** Shown instead while the file is prepared. */
  busyLabel: string;
  disabled?: boolean;
  /** What one choice of the menu says. */
  sizeLabel: (size: PaperSize) => string;
  /** The path of the file, relative to the base URL of the API. */
  pathOf: (size: PaperSize) => string;
}

/** Downloads a PDF in the paper size that is chosen from a menu. */
export function PaperSizeButton(props: PaperSizeButtonProps) {
  const { label, busyLabel, disabled = false, sizeLabel, pathOf } = props;
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { busy, start } = useDownload();
  const choose = (size: PaperSize) => {
    setAnchor(null);
    void start(pathOf(size));
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<PrintOutlined />}
        loading={busy}
        loadingPosition="start"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {busy ? busyLabel : label}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SIZES.map((size) => (
          <MenuItem key={size} onClick={() => choose(size)}>
            {sizeLabel(size)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
