import { lazily } from '../../async/lazily.ts';
import { laterMethods, type NamesOf } from '../../async/later-methods.ts';
import type { Rest } from '../../http/connection.ts';
import { notLoaded } from '../not-loaded.ts';
import type { EmailManagementMethods } from './email-methods.ts';
import { loadEmails } from './load-emails.ts';

export const EMAIL_METHODS: NamesOf<EmailManagementMethods> = {
  retryEmail: true,
  sendEmailAgain: true,
  liftSuppression: true,
  countReports: true,
  previewTemplate: true,
  testTemplate: true,
  templateVersions: true,
  restoreTemplate: true,
  moveLetter: true,
  previewAudience: true,
  renderLetter: true,
  testLetter: true,
};

/**
 * Email Management as a chunk of its own: the pages of it load it beside their code, another page with the first call.
 * While it cannot be loaded, a call throws HttpFailure 0.
 */
export function laterEmailMethods(
  connection: Rest,
  load: typeof loadEmails = loadEmails,
): EmailManagementMethods {
  const { get } = lazily(async () =>
    (await load().catch(notLoaded)).createEmailMethods(connection),
  );
  return laterMethods(EMAIL_METHODS, get);
}
