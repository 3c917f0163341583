import { Client } from 'pg';
import type { ReceivedEmail } from '../../integration/support/smtp.ts';
import type { Answers } from './answers.ts';
import type { Work } from './work.ts';

/** What must be 0, by its name. */
export type Findings = Record<string, number>;

/** Compares what was told was done with what is there. */
export async function findings(
  url: string,
  work: Work,
  answers: Answers,
  emails: readonly ReceivedEmail[],
): Promise<Findings> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const orders = await idsByText(
      client,
      'SELECT patient_reference AS text, id FROM orders WHERE patient_reference = ANY ($1)',
      [...work.orders.keys()],
    );
    const messages = await idsByText(
      client,
      'SELECT body AS text, id FROM order_messages WHERE body = ANY ($1)',
      [...work.messages.keys()],
    );
    const drafts = await idsByText(
      client,
      "SELECT content->>'notes' AS text, id FROM order_drafts WHERE id = ANY ($1::uuid[])",
      [...work.drafts.keys()],
    );
    return {
      ...compare('orders', work.orders, orders),
      ...compare('messages', work.messages, messages),
      ...compare('drafts', new Map([...work.drafts].map(([id, notes]) => [notes, id])), drafts),
      ...compareEmails(await closedNumbers(client), emails),
      'users signed out': answers.sum((status) => status === 401),
      '5xx other than 503': answers.sum((status) => status >= 500 && status !== 503),
    };
  } finally {
    await client.end();
  }
}

async function idsByText(client: Client, statement: string, texts: string[]) {
  const { rows } = await client.query<{ text: string; id: string }>(statement, [texts]);
  const found = new Map<string, string[]>();
  for (const { text, id } of rows) found.set(text, [...(found.get(text) ?? []), id]);
  return found;
}

function compare(what: string, told: Map<string, string>, found: Map<string, string[]>): Findings {
  const lists = [...told].map(([text, id]) => ({ id, ids: found.get(text) ?? [] }));
  return {
    [`${what} lost`]: lists.filter(({ id, ids }) => !ids.includes(id)).length,
    [`${what} doubled`]: lists.filter(({ ids }) => ids.length > 1).length,
  };
}

async function closedNumbers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    "SELECT number FROM orders WHERE state = 'closed' AND patient_reference ~ '^[0-9a-f-]{36}$'",
  );
  return rows.map(({ number }) => number);
}

/**
 * An e-mail whose delivery was cut off before its answer came goes out again with the same Message-ID, by which mailboxes
 * know it: SMTP has no more to offer. Doubled is one that has two.
 */
function compareEmails(numbers: readonly string[], emails: readonly ReceivedEmail[]): Findings {
  const idsOf = (number: string) =>
    new Set(
      emails
        .filter(({ raw }) => raw.includes(`Subject: Order ${number} is closed`))
        .map(({ raw }) => /^Message-ID: *(\S+)/im.exec(raw)?.[1]),
    ).size;
  const counts = numbers.map(idsOf);
  return {
    'mails lost': counts.filter((count) => count === 0).length,
    'mails doubled': counts.filter((count) => count > 1).length,
  };
}
