import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PRODUCT_VERSION } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { LanguageSetting } from '../../settings/parts/LanguageSetting.tsx';
import { ThemeSetting } from '../../settings/parts/ThemeSetting.tsx';
import { AccountFacts } from './AccountFacts.tsx';

interface EndPanelProps {
  open: boolean;
  onClose: () => void;
}

/** LY-09: the panel at the end side: appearance, account and sign-out. */
export function EndPanel({ open, onClose }: EndPanelProps) {
  const text = useText('shell');
  const { accounts } = useSession();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': 'end-panel', sx: PANEL } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="end-panel" variant="h5" component="h2">
          {text('panel.title')}
        </Typography>
        <IconButton aria-label={text('closePanel')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <LanguageSetting />
      <ThemeSetting />
      {accounts.length > 0 && <AccountFacts />}
      <WaysOn onClose={onClose} />
      <Typography variant="caption" color="text.secondary">
        {text('version', { version: PRODUCT_VERSION })}
      </Typography>
    </Drawer>
  );
}

/** The links of the header's menu, for pages without a header. */
function WaysOn({ onClose }: Pick<EndPanelProps, 'onClose'>) {
  const text = useText('shell');
  const { signOut } = useSessionActions();
  const leave = (): void => {
    // An open panel would take the focus from what is asked before the sign-out.
    onClose();
    void signOut();
  };
  return (
    <Box sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" component={Link} to="/settings">
        {text('settings')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={leave}>
        {text('logout')}
      </Button>
    </Box>
  );
}

const PANEL = { width: 288, maxWidth: '90vw', p: 2, gap: 3 };
