import Box from '@mui/material/Box';
import { Bell } from '../../notifications/Bell.tsx';
import { StageBadge } from './StageBadge.tsx';
import { MenuToggle, PanelToggle } from './Toggles.tsx';
import type { TogglesProps } from './Toggles.tsx';

/** LY-03: shows the header's buttons at the lower corners of a page without one. The panel offers the sign-out too. */
export function FloatingToggles({ stage, onMenu, onPanel }: TogglesProps & { stage: string }) {
  return (
    <Box sx={ROW}>
      {onMenu && <MenuToggle onClick={onMenu} sx={FLOATING} />}
      <StageBadge stage={stage} />
      <Box sx={{ flex: 1 }} />
      <Bell sx={FLOATING} />
      <PanelToggle onClick={onPanel} sx={FLOATING} />
    </Box>
  );
}

const ROW = {
  position: 'sticky',
  bottom: 16,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 0,
  mx: 2,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', transform: 'translateY(-50%)' },
  '@media print': { display: 'none' },
} as const;

const FLOATING = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.default' },
} as const;
