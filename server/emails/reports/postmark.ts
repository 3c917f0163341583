import { toStorable } from '#domain/schemas/text.ts';
import { z } from 'zod';
import { UnreadableReport, type MailReport } from './mail-report.ts';

/** Types of bounces after which Postmark sends nothing more to the address either. */
const HARD = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
/** Types that mean that the email did not arrive. */
const SOFT = new Set([
  'SoftBounce',
  'DnsError',
  'SpamNotification',
  'Blocked',
  'SMTPApiError',
  'InboundError',
  'DMARCPolicy',
  'TemplateRenderingFailed',
]);

const reportSchema = z.object({
  RecordType: z.string().max(60),
  ID: z.union([z.number(), z.string().max(100)]).optional(),
  Type: z.string().max(60).optional(),
  Email: z.string().max(254).optional(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});

/** Reads Postmark's webhooks for bounces and spam complaints; others, such as deliveries, report nothing here. */
export async function readPostmark(body: Buffer): Promise<MailReport[]> {
  const parsed = reportSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new UnreadableReport('This is no webhook of Postmark');
  const { RecordType, ID, Type = '', Email, Metadata } = parsed.data;
  const kind = kindOf(RecordType, Type);
  if (!kind || ID === undefined || !Email) return [];
  const id = z.uuid().safeParse(Metadata?.['email']);
  return [
    {
      reportId: `${RecordType}:${ID}`,
      kind,
      emailId: id.success ? id.data : null,
      address: toStorable(Email),
      detail: toStorable(kind === 'complaint' ? 'SpamComplaint' : Type),
    },
  ];
}

function kindOf(recordType: string, type: string): MailReport['kind'] | null {
  if (recordType === 'SpamComplaint') return 'complaint';
  if (recordType !== 'Bounce') return null;
  if (type === 'SpamComplaint') return 'complaint';
  if (HARD.has(type)) return 'hard';
  return SOFT.has(type) ? 'soft' : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new UnreadableReport('This is not JSON', { cause: error });
  }
}
