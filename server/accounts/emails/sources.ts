import type { EmailSource } from '../../platform/mail/email-event.ts';
import { APPLICATION_SOURCES } from './application-sources.ts';
import { invitationSource } from './invitation-source.ts';
import { newAddressSource, passwordLinkSource, verificationSource } from './link-sources.ts';
import { newDeviceSource } from './new-device-source.ts';

/** EM-04: the sources of the events about accounts and sign-ins. */
export const ACCOUNT_SOURCES: readonly EmailSource[] = [
  passwordLinkSource,
  verificationSource,
  newAddressSource,
  invitationSource,
  ...APPLICATION_SOURCES,
  newDeviceSource,
];
