import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { orders } from '#resources/orders/index.ts';
import { userActivity } from '#resources/user-activity/index.ts';
import type { MenuEntry } from '#src/routes.ts';

export const menuIcons: Record<MenuEntry, typeof SvgIcon> = {
  adminHome: SpaceDashboardIcon,
  orderApproval: orders.icon,
  userManagement: userActivity.icon,
  customerHome: SpaceDashboardIcon,
  orderForm: EditNoteIcon,
};
