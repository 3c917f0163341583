import { z } from 'zod';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { emailSource } from '../../platform/mail/email-event.ts';
import { inOneLine, momentText, portalLink } from '../../platform/mail/email-texts.ts';
import { findCustomer } from '../customers/get-customer-information.ts';
import { INVITATION_LIFE } from '../invitations/invitation-life.ts';
import { findInvitation } from '../invitations/invitation-rows.ts';
import { makeToken } from '../invitations/invitation-token.ts';

const ROLES: Record<Locale, Record<PracticeRole, string>> = {
  en: {
    owner: 'Owner: orders, payments and team',
    orderer: 'Ordering: places and follows orders',
    biller: 'Billing: sees orders and pays',
    viewer: 'View only: sees orders',
  },
  es: {
    owner: 'Titular: pedidos, pagos y equipo',
    orderer: 'Pedidos: hace pedidos y los sigue',
    biller: 'Facturación: ve los pedidos y paga',
    viewer: 'Solo consulta: ve los pedidos',
  },
};

/** AD-08: an invitation. Its secret is made when the email is written, so that the queue holds nothing to join with. */
export const invitationSource = emailSource({
  event: 'invitation',
  expiresAfter: INVITATION_LIFE,
  urgency: 'waited-for',
  schema: z.object({ invitationId: z.uuid() }),
  findRecipients: async (db, { invitationId }) => {
    const row = await findInvitation(db, invitationId);
    if (row?.status !== 'pending') return [];
    const { email: address, accountNumber, locale: language } = row;
    return [{ uid: null, address, accountNumber, practiceRole: null, language }];
  },
  causeOf: ({ invitationId }) => ({ resource: 'invitations', id: invitationId }),
  findValues: async (db, { invitationId }, { surroundings: { portalUrl } }) => {
    const row = await findInvitation(db, invitationId);
    if (row?.status !== 'pending') return null;
    const customer = await findCustomer(db, row.accountNumber);
    const token = await makeToken(db, row.id);
    return {
      practice: inOneLine(customer?.practice ?? ''),
      invitedBy: inOneLine(row.invitedBy),
      practiceRole: ROLES[row.locale][row.practiceRole],
      validUntil: momentText(row.expiresAt, row.locale),
      // In the fragment, which browsers send to no server: a token never reaches a log (SE-04).
      link: portalLink(`/auth/invitation#${token}`, portalUrl),
    };
  },
});
