import type { Handle } from '../../platform/database/database.ts';
import { notifySenderRefused } from '../sending/notify-sender-refused.ts';
import { findReportedEmail, markCameBack } from '../sending/reported-email.ts';
import { rememberReport } from '../suppressions/remember-report.ts';
import { suppress } from '../suppressions/suppress.ts';
import type { MailReport } from './mail-report.ts';

interface Taking {
  provider: string;
  report: MailReport;
  now: Date;
}

/**
 * EM-03, SE-15: notes a bounce or complaint, once however often it is reported, and in whatever order. The address that is
 * suppressed is the one that we sent to: an alias reports another. A report about what we did not send is only counted.
 */
export async function takeReport(tx: Handle, { provider, report, now }: Taking): Promise<void> {
  const { reportId, kind, detail, emailId, address } = report;
  const email = await findReportedEmail(tx, { emailId, address, now });
  const isOurs = email !== undefined;
  if (!(await rememberReport(tx, { provider, reportId, now, isOurs })) || !email) return;
  if (kind !== 'complaint') await markCameBack(tx, { ...email, detail, now });
  if (kind === 'sender') await notifySenderRefused(tx, { emailId: email.id, detail, now });
  if (kind !== 'hard' && kind !== 'complaint') return;
  await suppress(tx, {
    address: email.address,
    reason: kind === 'complaint' ? 'complaint' : 'bounce',
    detail,
    emailId: email.id,
    now,
  });
}
