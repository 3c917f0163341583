/**
 * Returns the nonce that allows styles from scripts under the page's policy (decision 27). Undefined for a page without
 * one, such as from the development server.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
