import { adminHome } from './admin/admin-home.ts';
import { applications } from './admin/applications.ts';
import { customers } from './admin/customers.ts';

/** The texts of the admins' own pages. */
export const texts = {
  adminHome,
  applications,
  customers,
};
