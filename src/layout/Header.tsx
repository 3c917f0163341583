import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { HEADER_HEIGHT } from '#src/theme/tokens.ts';
import { StageBadge } from './StageBadge.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  stage: string;
  /** Opens the drawer; absent where the sidebar stands. */
  onMenu?: () => void;
}

/** LY-04. */
export function Header({ stage, onMenu }: HeaderProps) {
  const text = useShellText();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: HEADER_HEIGHT,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton aria-label={text('openMenu')} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <StageBadge stage={stage} />
      <Box sx={{ flex: 1 }} />
      <UserMenu />
    </Box>
  );
}
