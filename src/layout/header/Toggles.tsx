import MenuIcon from '@mui/icons-material/Menu';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useText } from '#providers/messages/use-text.ts';

export interface TogglesProps {
  /** Opens the drawer; undefined when the sidebar is visible. */
  onMenu?: () => void;
  onPanel: () => void;
}

interface ToggleProps {
  onClick: () => void;
  sx?: SxProps<Theme>;
}

/** LY-09: the button of the sidebar in a narrow window. */
export function MenuToggle({ onClick, sx }: ToggleProps) {
  const text = useText('shell');
  return (
    <IconButton aria-label={text('openMenu')} aria-haspopup="dialog" onClick={onClick} sx={sx}>
      <MenuIcon />
    </IconButton>
  );
}

/** LY-09: the button of the panel at the end side. */
export function PanelToggle({ onClick, sx }: ToggleProps) {
  const text = useText('shell');
  return (
    <IconButton aria-label={text('openPanel')} aria-haspopup="dialog" onClick={onClick} sx={sx}>
      <TuneIcon />
    </IconButton>
  );
}
