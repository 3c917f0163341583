import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { APPLICATION_APPROVED } from './templates/application-approved.ts';
import { APPLICATION_DECLINED } from './templates/application-declined.ts';
import { APPLICATION_RECEIVED } from './templates/application-received.ts';
import { CAMPAIGN } from './templates/campaign.ts';
import { DIGEST } from './templates/digest.ts';
import { DIRECT_EMAIL } from './templates/direct-email.ts';
import { INVITATION } from './templates/invitation.ts';
import { NEW_ADDRESS } from './templates/new-address.ts';
import { NEW_DEVICE } from './templates/new-device.ts';
import { PASSWORD_LINK } from './templates/password-link.ts';
import { SENDER_REFUSED } from './templates/sender-refused.ts';
import { VERIFICATION } from './templates/verification.ts';

/** EM-02: the default templates of the events about accounts, sign-ins, emails and the lab's own sender. */
export const ACCOUNT_TEMPLATES: readonly DefaultTemplate[] = [
  ...APPLICATION_RECEIVED,
  ...APPLICATION_APPROVED,
  ...APPLICATION_DECLINED,
  ...INVITATION,
  ...VERIFICATION,
  ...NEW_ADDRESS,
  ...PASSWORD_LINK,
  ...NEW_DEVICE,
  ...DIGEST,
  ...CAMPAIGN,
  ...DIRECT_EMAIL,
  ...SENDER_REFUSED,
];
