/**
 * What lets styles that scripts write into the document past the page's policy (decision 27). Undefined where the page
 * came without one, as from the development server.
 */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
