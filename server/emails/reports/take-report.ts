import type { Handle } from '#server/platform/database/database.ts';
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
 * EM-03: notes a bounce or complaint, once however often it is reported, and in whatever order. The address that is
 * suppressed is the one that we sent to: an alias reports another.
 */
export async function takeReport(tx: Handle, { provider, report, now }: Taking): Promise<void> {
  const { reportId, kind, detail, emailId, address } = report;
  if (!(await rememberReport(tx, { provider, reportId, now }))) return;
  const email = await findReportedEmail(tx, { emailId, address, now });
  if (email && kind !== 'complaint') await markCameBack(tx, { id: email.id, detail, now });
  if (kind === 'soft') return;
  await suppress(tx, {
    address: email?.address ?? address,
    reason: kind === 'complaint' ? 'complaint' : 'bounce',
    detail,
    emailId: email?.id ?? null,
    now,
  });
}
