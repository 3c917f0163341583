import type { Locale } from '#domain/basics/locale.ts';
import { addressLines } from '#domain/delivery/address-lines.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { hasLabel } from '#domain/money/returns/return-states.ts';
import { addressOf } from '../../../accounts/customers/addresses.ts';
import { findCustomer } from '../../../accounts/customers/get-customer-information.ts';
import { practiceZone } from '../../../accounts/customers/practice-zone.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { PaperSize } from '../../../platform/pdf/page.ts';
import { paperFor } from '../../../platform/pdf/paper-for.ts';
import { getReturnRequest, type RequestReader } from '../find-return-requests.ts';
import type { ReturnLabel } from './return-label.ts';

/** What is printed, and on which paper by default. */
interface Printable {
  label: ReturnLabel;
  size: PaperSize;
}

/**
 * CR-03: returns the label of a request, and the usual paper of the practice's country.
 *
 * @throws Problem 404, also for a request of an account outside the scope; 409 when no lens is to come back
 */
export async function findLabel(
  db: Handle,
  reader: RequestReader,
  { id, locale, now }: { id: string; locale: Locale; now: Date },
): Promise<Printable> {
  const request = await getReturnRequest(db, reader, id);
  const { kind, state, policy, eye, accountNumber } = request;
  if (eye === null || !hasLabel({ kind, state, mustReturn: policy.mustReturn })) {
    throw new Problem('conflict', whyNone(request));
  }
  const customer = await findCustomer(db, accountNumber);
  const address = customer && addressOf(customer);
  const [_practice, ...from] = address ? addressLines(address, locale) : [];
  const label = {
    number: id,
    practice: request.practice,
    accountNumber,
    from,
    orderNumber: request.orderNumber,
    invoiceNumber: request.invoiceNumber,
    eye,
    lens: request.lens,
    until: untilOf(request, now),
    requestedAt: new Date(request.requestedAt),
    timeZone: practiceZone(customer),
  };
  return { label, size: paperFor(customer?.country ?? '') };
}

/** Before a decision the end of the warranty, because the lens may come back until then, or later. */
function untilOf({ returnBy, policy }: ReturnRequest, now: Date): Date | null {
  if (returnBy !== null) return new Date(returnBy);
  const end = policy.endsAt === null ? null : new Date(policy.endsAt);
  return end && end > now ? end : null;
}

function whyNone({ kind, state, policy, received }: ReturnRequest): string {
  if (kind === 'cancellation') return 'A cancellation has no label: no lens comes back';
  if (received) return 'There is no label any more: the lab has received the lens';
  if (!policy.mustReturn) return 'There is no label: the lens does not have to come back';
  return `There is no label: the request is ${state}`;
}
