import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { toStorable } from '#domain/basics/text.ts';
import { judgeRefusal } from '../../platform/mail/judge-refusal.ts';
import { emailIdOf, KIND_OF, UnreadableReport, type MailReport } from './mail-report.ts';

/** Recipients of one report; each of our emails has one. */
const MOST = 20;
const LONGEST_ADDRESS = 254;
const RETURNED = new Set(['text/rfc822-headers', 'message/rfc822', 'message/global']);
const STATUS = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** Reads a delivery status notification (RFC 3464), which a mail server sends back when it could not deliver. */
export async function readDsn(body: Buffer): Promise<MailReport[]> {
  const message = await parse(body);
  const status = message.attachments.find(({ mimeType }) => STATUS.has(mimeType));
  if (!status) throw new UnreadableReport('This is no delivery status notification');
  const returned = message.attachments.find(({ mimeType }) => RETURNED.has(mimeType));
  const emailId = emailIdOf(messageIdOf(headOf(returned)));
  const reportId = createHash('sha256').update(body).digest('hex');
  const recipients = groupsOf(textOf(status)).flatMap((group) => readRecipient(group) ?? []);
  return recipients
    .slice(0, MOST)
    .map((report, index) => Object.assign(report, { emailId, reportId: `${reportId}:${index}` }));
}

async function parse(body: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(body, {
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 64 * 1024,
    });
  } catch (error) {
    throw new UnreadableReport('This is no email', { cause: error });
  }
}

/** Null for what was delivered, relayed or is only delayed. */
function readRecipient(
  fields: Map<string, string>,
): Pick<MailReport, 'kind' | 'address' | 'detail'> | null {
  if (fields.get('action')?.toLowerCase() !== 'failed') return null;
  const recipient = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
  const address = recipient.replace(/^[^;]*;/, '').replaceAll(/[<>\s]/g, '');
  if (!address.includes('@') || address.length > LONGEST_ADDRESS) return null;
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0';
  const judged = judgeRefusal({ status, text: fields.get('diagnostic-code') });
  return {
    kind: KIND_OF[judged.cause],
    address: toStorable(address),
    detail: judged.status ?? status,
  };
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content as ArrayBuffer).toString('utf8');
}

/** The first one, as mail programs read it. */
function messageIdOf(head: string): string | undefined {
  return groupsOf(head)
    .find((group) => group.has('message-id'))
    ?.get('message-id');
}

/** The headers of the returned email. */
function headOf(returned: Attachment | undefined): string {
  return returned ? (textOf(returned).split(/\r?\n\r?\n/, 1)[0] ?? '') : '';
}

/**
 * Reads groups of fields, also folded ones. A blank line ends a group, and so does a field that comes again: some servers
 * write the fields of the message and of its recipients without a blank line.
 */
function groupsOf(head: string): Map<string, string>[] {
  const groups = [new Map<string, string>()];
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    const group = groups.at(-1);
    if (line.trim() === '' || group?.has(name)) groups.push(new Map());
    if (colon > 0) groups.at(-1)?.set(name, line.slice(colon + 1).trim());
  }
  return groups;
}
