import { z } from 'zod';
import { mayDoIn } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { findPracticeZone } from '../../accounts/customers/practice-zone.ts';
import { userRecipient } from '../../accounts/emails/user-recipient.ts';
import { membersWith, presentRole } from '../../accounts/members/members-with.ts';
import { superAdmins } from '../../accounts/users/directory.ts';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailReader,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { getReturnRequest, LAB } from '../return-requests/find-return-requests.ts';

const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;
const PERMISSION = 'returnRequests:create';
const PAGE = '/customer/credit';

/** What an event about a request keeps. */
const requestRefSchema = z.object({ requestNumber: z.string(), version: z.number().int() });

const LABELS = {
  en: {
    kinds: { return: 'Return', exchange: 'Exchange', cancellation: 'Cancellation' },
    approved: 'Approved',
    refused: 'Refused',
    eyes: { right: 'right eye', left: 'left eye' },
  },
  es: {
    kinds: { return: 'Devolución', exchange: 'Canje', cancellation: 'Cancelación' },
    approved: 'Aprobada',
    refused: 'Rechazada',
    eyes: { right: 'ojo derecho', left: 'ojo izquierdo' },
  },
} as const satisfies Record<Locale, object>;

type Values = Record<string, EmailValue>;
/** How a practice reads: in its language, by its days. */
interface Reading {
  language: Locale;
  timeZone: string;
}

type OwnValues = (request: ReturnRequest, reading: Reading) => Values | null;

/** An event of a request: those of the practice who order are notified, or the lab's super admins. */
function returnSource(
  event: EmailEventKey,
  pathOf: (number: string) => string,
  ownValues: OwnValues,
): EmailSource {
  const isForLab = event === 'returnRequested';
  return emailSource({
    event,
    expiresAfter: EXPIRES_AFTER,
    schema: requestRefSchema,
    findRecipients: async (db, { requestNumber }) => {
      if (isForLab) return (await superAdmins(db)).map((uid) => userRecipient(uid, null));
      const { accountNumber } = await getReturnRequest(db, LAB, requestNumber);
      return membersWith(db, accountNumber, PERMISSION);
    },
    causeOf: () => ({ resource: '', id: '' }),
    pathOf: ({ requestNumber }) => pathOf(requestNumber),
    findValues: async (db, { requestNumber }, { reader, surroundings }) => {
      const request = await getReturnRequest(db, LAB, requestNumber);
      const timeZone = await findPracticeZone(db, request.accountNumber);
      const own = ownValues(request, { language: reader.language, timeZone });
      if (!own) return null;
      if (!isForLab && !(await mayAsk(db, reader, request.accountNumber))) return null;
      const requestLink = portalLink(pathOf(requestNumber), surroundings.portalUrl);
      return { ...valuesOf(request, reader.language), ...own, requestLink };
    },
  });
}

/** Whether the reader's present role asks for returns. A preview has no user, but the role that it is made for. */
async function mayAsk(
  db: Handle,
  { uid, practiceRole }: EmailReader,
  accountNumber: string,
): Promise<boolean> {
  const role = uid === null ? practiceRole : await presentRole(db, uid, accountNumber);
  return role !== null && mayDoIn(['CUSTOMER'], role, PERMISSION);
}

function valuesOf(request: ReturnRequest, language: Locale): Values {
  const { id, kind, practice, accountNumber, orderNumber, lens, eye, policy } = request;
  const labels = LABELS[language];
  const cents = request.decidedCents ?? policy.amountCents;
  return {
    requestNumber: id,
    kind: labels.kinds[kind],
    practice: inOneLine(practice),
    accountNumber,
    orderNumber,
    lens: inOneLine(eye ? `${lens}, ${labels.eyes[eye]}` : lens),
    amount: cents > 0 ? formatCents(cents, 'USD', language) : '',
  };
}

/** Nothing when the request was decided again or withdrawn meanwhile. */
function decided(
  { state, refuseReason, returnBy }: ReturnRequest,
  { language, timeZone }: Reading,
): Values | null {
  if (state === 'requested' || state === 'withdrawn') return null;
  return {
    decision: LABELS[language][state === 'refused' ? 'refused' : 'approved'],
    reason: refuseReason,
    returnBy:
      state === 'approved' && returnBy ? dayText(new Date(returnBy), language, timeZone) : '',
  };
}

function received(
  { received: receipt }: ReturnRequest,
  { language, timeZone }: Reading,
): Values | null {
  return receipt && { receivedOn: dayText(new Date(receipt.at), language, timeZone) };
}

function asked({ state }: ReturnRequest): Values | null {
  return state === 'requested' ? {} : null;
}

/** CR-03: the events of requests of return, exchange or cancellation. */
export const RETURN_SOURCES: readonly EmailSource[] = [
  returnSource(
    'returnRequested',
    (number) => `/admin/order-approval/returns/${number}/show`,
    asked,
  ),
  returnSource('returnDecided', () => PAGE, decided),
  returnSource('returnReceived', () => PAGE, received),
];
