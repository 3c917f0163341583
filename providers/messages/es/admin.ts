import { applications } from './admin/applications.ts';
import { campaigns } from './admin/campaigns.ts';
import { consultantDesk } from './admin/consultant-desk.ts';
import { customerMerge } from './admin/customer-merge.ts';
import { customers } from './admin/customers.ts';
import { emailLog } from './admin/email-log.ts';
import { guideDesk } from './admin/guide-desk.ts';
import { imports } from './admin/imports.ts';
import { prices } from './admin/prices.ts';
import { records } from './admin/records.ts';
import { resources } from './admin/resources.ts';

export const texts = {
  consultantDesk,
  applications,
  customerMerge,
  customers,
  emailLog,
  guideDesk,
  imports,
  campaigns,
  prices,
  records,
  resources,
};
