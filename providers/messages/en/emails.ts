import { emailSettings } from './emails/email-settings.ts';
import { emailTemplates } from './emails/email-templates.ts';

/** The texts of Email Management. */
export const texts = { emailSettings, emailTemplates };
