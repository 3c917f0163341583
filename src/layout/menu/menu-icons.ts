import AlternateEmailIcon from '@mui/icons-material/AlternateEmailOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import LensIcon from '@mui/icons-material/LensOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SavingsIcon from '@mui/icons-material/SavingsOutlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { orders } from '#resources/orders/index.ts';
import { users } from '#resources/users/index.ts';
import type { MenuEntry } from '../../routes/routes.ts';

export const menuIcons: Record<MenuEntry, typeof SvgIcon> = {
  adminHome: SpaceDashboardIcon,
  orderApproval: orders.icon,
  bookkeeping: PaymentsIcon,
  userManagement: users.icon,
  customerManagement: BusinessIcon,
  lensManagement: LensIcon,
  emailManagement: AlternateEmailIcon,
  customerHome: SpaceDashboardIcon,
  orderForm: EditNoteIcon,
  payment: PaymentsIcon,
  credit: SavingsIcon,
  profile: PersonIcon,
};
