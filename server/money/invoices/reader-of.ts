import type { Permission } from '#domain/access/permissions.ts';
import type { PatientNameChoice } from '#domain/emails/email-states.ts';
import { scopeFor, type Caller } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { InvoiceExtras, InvoiceReader } from './find-invoices.ts';

/** What invoices need of higher floors. */
export interface InvoiceParts extends InvoiceExtras {
  /** EM-01: how the lab shows patients outside the order. */
  patientNames: (db: Handle) => Promise<PatientNameChoice>;
}

export type ReaderOf = (caller: Caller, permission: Permission) => Promise<InvoiceReader>;

/** Returns what says how a caller reads invoices. */
export function invoiceReaders(
  { database: { db }, clock }: Services,
  parts: Pick<InvoiceParts, 'patientNames'>,
): ReaderOf {
  return async (caller, permission) => ({
    scope: scopeFor(caller, permission),
    clinical: scopeFor(caller, 'orders:clinical'),
    patients: await parts.patientNames(db),
    now: clock(),
  });
}
