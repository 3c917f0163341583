import { emailSchema, reportCountSchema, suppressionSchema } from '#domain/emails/email.ts';
import type {
  EmailRecord,
  EmailRow,
  LiftInput,
  ReportCount,
  Suppression,
} from '#domain/emails/email.ts';
import type { Rest } from '../../http/connection.ts';
import { createKeys } from '../../http/create-keys.ts';

/** EM-03: what the data provider does with emails and suppressed addresses, beyond reading them. */
export interface EmailMethods {
  /** Tries an email again that did not leave, in the version that the user saw. */
  retryEmail: (seen: Pick<EmailRow, 'id' | 'version'>) => Promise<{ data: EmailRecord }>;
  /** Sends the email once more, as a new one. After a lost answer nothing is sent twice. */
  sendEmailAgain: (id: string) => Promise<{ data: EmailRecord }>;
  /** Lets emails go to the address again, in the version that the user saw. */
  liftSuppression: (
    seen: Pick<Suppression, 'id' | 'version'>,
    input: LiftInput,
  ) => Promise<{ data: Suppression }>;
  /** SE-15: how many reports were about what we did not send. */
  countReports: () => Promise<{ data: ReportCount }>;
}

export function emailMethods({ rest }: Pick<Rest, 'rest'>): EmailMethods {
  const keys = createKeys();
  return {
    retryEmail: async ({ id, version }) => ({
      data: await rest(`/emails/${id}/retry`, {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        schema: emailSchema,
      }),
    }),
    sendEmailAgain: (id) =>
      keys.using(id, async (idempotencyKey) => ({
        data: await rest(`/emails/${id}/send-again`, {
          kind: 'change',
          method: 'POST',
          idempotencyKey,
          schema: emailSchema,
        }),
      })),
    liftSuppression: async ({ id, version }, body) => ({
      data: await rest(`/email-suppressions/${encodeURIComponent(id)}/lift`, {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        body,
        schema: suppressionSchema,
      }),
    }),
    countReports: async () => ({
      data: await rest('/email-suppressions/reports', {
        kind: 'record',
        schema: reportCountSchema,
      }),
    }),
  };
}
