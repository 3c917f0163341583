import { lazily } from '../../async/lazily.ts';
import type { Rest } from '../../http/connection.ts';
import { notLoaded } from '../not-loaded.ts';
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
  return {
    retryEmail: async (...asked) => (await get()).retryEmail(...asked),
    sendEmailAgain: async (...asked) => (await get()).sendEmailAgain(...asked),
    liftSuppression: async (...asked) => (await get()).liftSuppression(...asked),
    countReports: async (...asked) => (await get()).countReports(...asked),
    previewTemplate: async (...asked) => (await get()).previewTemplate(...asked),
    testTemplate: async (...asked) => (await get()).testTemplate(...asked),
    templateVersions: async (...asked) => (await get()).templateVersions(...asked),
    restoreTemplate: async (...asked) => (await get()).restoreTemplate(...asked),
    moveLetter: async (...asked) => (await get()).moveLetter(...asked),
    previewAudience: async (...asked) => (await get()).previewAudience(...asked),
    renderLetter: async (...asked) => (await get()).renderLetter(...asked),
    testLetter: async (...asked) => (await get()).testLetter(...asked),
  };
}
