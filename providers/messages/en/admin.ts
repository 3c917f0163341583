import { adminHome } from './admin/admin-home.ts';
import { applications } from './admin/applications.ts';
import { customers } from './admin/customers.ts';
import { prices } from './admin/prices.ts';
import { records } from './admin/records.ts';
import { resources } from './admin/resources.ts';

/** The texts of the admins' own pages. */
export const texts = {
  adminHome,
  applications,
  customers,
  prices,
  records,
  resources,
};
