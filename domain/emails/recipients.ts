import { z } from 'zod';
import { hasLineBreak } from '../basics/text.ts';

/** RS-03: the most recipients of one email. */
export const MAX_RECIPIENTS = 50;
/** The longest address that the portal writes to. */
export const MAX_ADDRESS = 200;

const addressSchema = z.email().max(MAX_ADDRESS);

/** What is wrong with a list of recipients: its rule, and what to say. */
interface RecipientsProblem {
  rule: 'lineBreak' | 'required' | 'tooMany' | 'email';
  message: string;
}

/**
 * EN-06: reads addresses that are joined by semicolons: without the blanks around them, in lower case, each once, in
 * their order. Blank parts are nothing.
 */
export function parseRecipients(
  joined: string,
): { addresses: string[]; problem: null } | { addresses: null; problem: RecipientsProblem } {
  if (hasLineBreak(joined)) {
    return refused('lineBreak', 'Write the addresses in one line, joined by semicolons');
  }
  const parts = joined.split(';').flatMap((part) => part.trim().toLowerCase() || []);
  const wrong = parts.find((part) => !addressSchema.safeParse(part).success);
  if (wrong !== undefined) {
    return refused('email', `"${wrong}" is no email address. Write it like name@example.com`);
  }
  const addresses = [...new Set(parts)];
  if (addresses.length === 0) return refused('required', 'Enter at least one email address');
  if (addresses.length > MAX_RECIPIENTS) {
    const message = `At most ${MAX_RECIPIENTS} recipients get one email: remove ${addresses.length - MAX_RECIPIENTS}`;
    return refused('tooMany', message);
  }
  return { addresses, problem: null };
}

function refused(rule: RecipientsProblem['rule'], message: string) {
  return { addresses: null, problem: { rule, message } };
}
