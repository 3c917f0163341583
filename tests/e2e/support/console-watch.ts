import type { BrowserContext, Page } from '@playwright/test';

/**
 * Errors that are not the page's fault: a request that failed because the test stopped the portal; the test runner's
 * recorder, which the sandboxed frame of the terms blocks; Firestore's warning that a throttled tab has lost its
 * primary lease to another; a sign-out that a busy server did not confirm within two seconds (LG-03: it goes on); and
 * an event stream that gets no new token because its session is over.
 */
const OUR_OWN_DOING = [
  /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  /@firebase\/firestore: .* Failed to obtain primary lease for action/,
  /^Request failed: no answer \/(events|auth\/sessions\/end)/,
  /^The stream of changes .*(\(auth\/[\w-]+\)|No authenticated user)/,
  /^Blocked script execution in '[^']+\/terms\/terms\.html' because the document's frame is sandboxed/,
];

/** Records console errors and uncaught exceptions of the page in `problems`. */
function watchConsole(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || OUR_OWN_DOING.some((pattern) => pattern.test(text))) return;
    problems.push(`${text} (${message.location().url})`);
  });
}

/** Does the same for every page that the browser opens. */
export function watchBrowser(context: BrowserContext, problems: string[]): void {
  context.on('page', (page) => watchConsole(page, problems));
}
