import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { Bell } from '../../notifications/Bell.tsx';
import type { ShellOptions } from '../../routes/route-types.ts';
import { HEADER_HEIGHT } from '../../theme/tokens.ts';
import { StageBadge } from './StageBadge.tsx';
import { MenuToggle, PanelToggle, type TogglesProps } from './Toggles.tsx';
import { useScrolled } from './use-scroll.ts';

interface HeaderProps extends TogglesProps {
  stage: string;
  options: ShellOptions;
}

/** LY-03, LY-04: the header. It keeps its space in the page when it becomes fixed, so that nothing jumps. */
export function Header({ stage, options, onMenu, onPanel }: HeaderProps) {
  const scrolled = useScrolled();
  const { fixedHeader = false, fullHeight = false, gradient = false } = options;
  const fixed = fixedHeader && scrolled;
  return (
    <Box
      component="header"
      data-fixed={fixed}
      sx={{
        position: fixedHeader ? 'sticky' : 'static',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        gap: { xs: 0.5, sm: 1.5 },
        height: HEADER_HEIGHT,
        px: { xs: 1, md: 3 },
        bgcolor: gradient && !fixed ? 'transparent' : 'background.paper',
        borderBottom: 1,
        borderColor: fixed || fullHeight ? 'divider' : 'transparent',
        '@media print': { display: 'none' },
      }}
    >
      {onMenu && <MenuToggle onClick={onMenu} />}
      <StageBadge stage={stage} />
      <Box sx={{ flex: 1 }} />
      <Bell />
      <UserMenu />
      <PanelToggle onClick={onPanel} />
    </Box>
  );
}

/** LY-04: shows the user's full name, the settings and the sign-out. */
function UserMenu() {
  const text = useText('shell');
  const name = fullName(useSession());
  const { signOut } = useSessionActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leave = (): void => {
    // An open menu would take the focus from what is asked before the sign-out.
    setAnchor(null);
    void signOut();
  };
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMoreIcon />}
        aria-label={text('userMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, '& > span:first-of-type': { overflow: 'hidden' } }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to="/settings" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          {text('settings')}
        </MenuItem>
        <MenuItem onClick={leave}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {text('logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
