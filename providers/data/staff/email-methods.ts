import type { Rest } from '../../http/connection.ts';
import { campaignMethods, type CampaignMethods } from './campaigns.ts';
import { emailTemplateMethods, type EmailTemplateMethods } from './email-templates.ts';
import { emailMethods, type EmailMethods } from './emails.ts';

/** What the data provider does for Email Management. */
export interface EmailManagementMethods
  extends EmailMethods, EmailTemplateMethods, CampaignMethods {}

/** Creates the methods of Email Management; their schemas name every event of emails. */
export function createEmailMethods(connection: Rest): EmailManagementMethods {
  return {
    ...emailMethods(connection),
    ...emailTemplateMethods(connection),
    ...campaignMethods(connection),
  };
}
