import { toStorable } from '#domain/schemas/text.ts';
import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isHardStatus } from '#server/platform/mail/mail-failure.ts';
import { emailIdOf, UnreadableReport, type MailReport } from './mail-report.ts';

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
  const emailId = emailIdOf(fieldsOf(headOf(returned)).get('message-id'));
  const reportId = createHash('sha256').update(body).digest('hex');
  const [, ...recipients] = textOf(status).split(/\r?\n\r?\n/);
  return recipients.slice(0, MOST).flatMap((group, index) => {
    const report = readRecipient(fieldsOf(group));
    return report ? [{ ...report, emailId, reportId: `${reportId}:${index}` }] : [];
  });
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
  const detail = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0';
  return { kind: isHardStatus(detail) ? 'hard' : 'soft', address: toStorable(address), detail };
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content as ArrayBuffer).toString('utf8');
}

/** The headers of the returned email. */
function headOf(returned: Attachment | undefined): string {
  return returned ? (textOf(returned).split(/\r?\n\r?\n/, 1)[0] ?? '') : '';
}

/** Reads header fields, also folded ones; the first of a name counts. */
function fieldsOf(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
