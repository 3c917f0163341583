import { z } from 'zod';
import { toStorable } from '#domain/basics/text.ts';
import { parseExactJson } from '../../platform/http/exact-json.ts';
import { judgeRefusal } from '../../platform/mail/judge-refusal.ts';
import { KIND_OF, UnreadableReport, type MailReport } from './mail-report.ts';

/** What Postmark itself has decided. */
const DECIDED: ReadonlyMap<string, MailReport['kind']> = new Map([
  ['BadEmailAddress', 'hard'],
  ['ManuallyDeactivated', 'hard'],
  ['SpamNotification', 'sender'],
  ['Blocked', 'sender'],
  ['DMARCPolicy', 'sender'],
  ['SMTPApiError', 'soft'],
  ['InboundError', 'soft'],
  ['TemplateRenderingFailed', 'soft'],
]);
/** Types that stand for a refusal by a mail server, whose words may say that it was our sender. */
const REFUSED: ReadonlySet<string> = new Set(['HardBounce', 'SoftBounce', 'DnsError']);
/** HardBounce stands for an address that does not exist. */
const NO_MAILBOX = '5.1.1';

const reportSchema = z.object({
  RecordType: z.string().max(60),
  /** Larger than numbers can be, so it may be text. */
  ID: z.union([z.int(), z.string().max(100)]).optional(),
  Type: z.string().max(60).optional(),
  Email: z.string().max(254).optional(),
  /** The words of the server that refused. */
  Details: z.string().optional(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});

/** Reads Postmark's webhooks for bounces and spam complaints; others, such as deliveries, report nothing here. */
export async function readPostmark(body: Buffer): Promise<MailReport[]> {
  const parsed = reportSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new UnreadableReport('This is no webhook of Postmark');
  const { RecordType, ID, Type = '', Email, Metadata, Details } = parsed.data;
  const kind = kindOf({ RecordType, Type, Details });
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

function kindOf({
  RecordType,
  Type,
  Details,
}: Pick<z.infer<typeof reportSchema>, 'RecordType' | 'Details'> & { Type: string }):
  | MailReport['kind']
  | null {
  if (RecordType === 'SpamComplaint') return 'complaint';
  if (RecordType !== 'Bounce') return null;
  if (Type === 'SpamComplaint') return 'complaint';
  if (!REFUSED.has(Type)) return DECIDED.get(Type) ?? null;
  const kind = KIND_OF[judgeRefusal({ status: NO_MAILBOX, text: Details }).cause];
  return kind === 'hard' && Type !== 'HardBounce' ? 'soft' : kind;
}

function parseJson(body: Buffer): unknown {
  try {
    return parseExactJson(body.toString('utf8'));
  } catch (error) {
    throw new UnreadableReport('This is not JSON', { cause: error });
  }
}
