import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

interface SignedRequest {
  authorization: string | undefined;
  /** `sha256=` and the HMAC of the body, in hexadecimal digits. */
  signature: string | undefined;
  body: Buffer;
}

/**
 * Whether the request knows the secret: by the HMAC of its body, or as the password of Basic authentication, which is all
 * that Postmark offers. Both are compared in constant time.
 */
export function isAuthentic(
  { authorization, signature, body }: SignedRequest,
  secret: string,
): boolean {
  if (signature !== undefined) {
    const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    return isSame(signature.toLowerCase(), expected);
  }
  const [scheme = '', encoded = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() !== 'basic') return false;
  const password = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return isSame(password, secret);
}

/** Hashes first, because texts of different lengths cannot be compared in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
