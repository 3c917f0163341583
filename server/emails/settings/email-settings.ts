import { eq } from 'drizzle-orm';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSettings } from './table.ts';

/** The id of the one row. */
export const EMAIL_SETTINGS_ID = 'emails';

/** The lab's settings of emails. */
export interface EmailSettings {
  patientNames: PatientNameChoice;
  linkHosts: string[];
  labAddresses: string[];
  textDays: number;
  recordDays: number;
  /** 0 while nobody has changed them. */
  version: number;
}

/** What holds until somebody changes it: the pages of the carriers can be linked, and names are initials. */
const DEFAULTS: EmailSettings = {
  patientNames: 'initials',
  linkHosts: ['www.ups.com', 'www.fedex.com', 'tools.usps.com', 'www.dhl.com'],
  labAddresses: [],
  textDays: 90,
  recordDays: 400,
  version: 0,
};

/** Returns the settings that apply now. */
export async function readEmailSettings(db: Handle): Promise<EmailSettings> {
  const [row] = await db
    .select({
      patientNames: emailSettings.patientNames,
      linkHosts: emailSettings.linkHosts,
      labAddresses: emailSettings.labAddresses,
      textDays: emailSettings.textDays,
      recordDays: emailSettings.recordDays,
      version: emailSettings.version,
    })
    .from(emailSettings)
    .where(eq(emailSettings.id, EMAIL_SETTINGS_ID));
  return row ?? DEFAULTS;
}
