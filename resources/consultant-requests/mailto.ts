import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';

/** Returns the address that opens an answer in the mail program, with the question quoted. */
export function mailtoOf(
  { email, question }: Pick<ConsultantRequest, 'email' | 'question'>,
  subject: string,
): string {
  const quoted = question
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = encodeURIComponent(`\r\n\r\n${quoted}`);
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
