import { laterMethods } from '../../async/later-methods.ts';
import { lazily } from '../../async/lazily.ts';
import type { Rest } from '../../http/connection.ts';
import { notLoaded } from '../not-loaded.ts';
import { EMAIL_METHODS } from '../staff-methods.ts';
import type { EmailManagementMethods } from './email-methods.ts';
import { loadEmails } from './load-emails.ts';

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
