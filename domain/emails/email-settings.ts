import { z } from 'zod';
import { text } from '../basics/text.ts';
import { PATIENT_NAME_CHOICES } from './email-states.ts';

const MAX_ENTRIES = 20;
/** A name of the domain name system: labels of letters, digits and hyphens, with a dot between them. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const DAYS_OF_TEXT = { least: 1, most: 3_650 };
const DAYS_OF_RECORD = { least: 30, most: 3_650 };

const hostSchema = text()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(HOST, 'Enter a host name without https:// and path, such as www.ups.com');
const addressSchema = text()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an email address, such as orders@example.com'));

/** EM-02: the lab's settings of emails, as they are entered. */
export const emailSettingsInputSchema = z
  .strictObject({
    /** EM-01: how much of a patient's name an email shows. */
    patientNames: z.enum(PATIENT_NAME_CHOICES),
    /** The hosts that links of templates may lead to, beside the portal's own. */
    linkHosts: z.array(hostSchema).max(MAX_ENTRIES),
    /** RS-03: the addresses that customers may write to. */
    labAddresses: z.array(addressSchema).max(MAX_ENTRIES),
    /** Days after which the text of an email is deleted, and after which the email is. */
    textDays: z.number().int().min(DAYS_OF_TEXT.least).max(DAYS_OF_TEXT.most),
    recordDays: z.number().int().min(DAYS_OF_RECORD.least).max(DAYS_OF_RECORD.most),
  })
  .superRefine(({ textDays, recordDays }, context) => {
    if (recordDays >= textDays) return;
    const message = `Emails cannot be deleted before their text: enter at least ${textDays} days`;
    context.addIssue({
      code: 'custom',
      path: ['recordDays'],
      message,
      params: { nearest: textDays },
    });
  });
export type EmailSettingsInput = z.infer<typeof emailSettingsInputSchema>;

/** The settings with their version: 0 while nobody has changed them. */
export const emailSettingsSchema = z.object({
  patientNames: z.enum(PATIENT_NAME_CHOICES),
  linkHosts: z.array(text()),
  labAddresses: z.array(text()),
  textDays: z.number().int(),
  recordDays: z.number().int(),
  version: z.number().int().nonnegative(),
});
export type EmailSettingsAnswer = z.infer<typeof emailSettingsSchema>;
