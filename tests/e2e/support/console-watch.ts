import type { BrowserContext, Page } from '@playwright/test';

/**
 * Not the page's fault: a request that failed because the test stopped the portal, the test runner's own recorder
 * being kept out of the sandboxed frame of the terms, Firestore's word that a tab which got no time to run has handed
 * its lead to another, a sign-out that a busy server did not hear of within two seconds (LG-03: it goes on), and a
 * stream of changes that gets no token any more, because its session is over.
 */
const OUR_OWN_DOING = [
  /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/,
  /@firebase\/firestore: .* Failed to obtain primary lease for action/,
  /^Request failed: no answer \/(events|auth\/sessions\/end)/,
  /^The stream of changes .*(\(auth\/[\w-]+\)|No authenticated user)/,
  /^Blocked script execution in '[^']+\/terms\/terms\.html' because the document's frame is sandboxed/,
];

/** Notes what the page logs as an error or does not catch. */
export function watchConsole(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || OUR_OWN_DOING.some((pattern) => pattern.test(text))) return;
    problems.push(`${text} (${message.location().url})`);
  });
}

/** Notes it of every page that the browser opens. */
export function watchBrowser(context: BrowserContext, problems: string[]): void {
  context.on('page', (page) => watchConsole(page, problems));
}
