import { z } from 'zod';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import { getApplication } from '../../accounts/applications/get-application.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents, type NotifiedEvent } from '../../platform/mail/notify-of-events.ts';
import type { Handler, OutboxLane } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { endRow } from '../../platform/outbox/settle.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface FormerKind {
  expiresAfter: number;
  toEvent: (db: Handle, payload: unknown) => Promise<NotifiedEvent>;
}

const toUser = z.object({ uid: z.string().max(128), language: localeSchema });
const toAnybody = toUser.extend({ uid: z.string().max(128).nullable() });

/**
 * The kinds of rows in which emails waited before decision 38. An instance of the former version may still write some
 * while a new one is deployed, so they become events. The oldest such row expires two weeks after the last such instance
 * has stopped: after that this file can go.
 */
export const FORMER_KINDS: Readonly<Record<string, FormerKind>> = {
  'email.passwordReset': {
    expiresAfter: HOUR,
    toEvent: async (_db, payload) => {
      const ref = toAnybody.parse(payload);
      return { event: 'passwordLink', key: ref.uid ?? '', ref };
    },
  },
  'email.verification': {
    expiresAfter: 3 * DAY,
    toEvent: async (_db, payload) => {
      const ref = toUser.parse(payload);
      return { event: 'verification', key: ref.uid, ref };
    },
  },
  'email.invitation': {
    expiresAfter: 7 * DAY,
    toEvent: async (_db, payload) => {
      const ref = z.object({ invitationId: z.uuid() }).parse(payload);
      return { event: 'invitation', key: ref.invitationId, ref };
    },
  },
  'email.applicationDecided': {
    expiresAfter: 14 * DAY,
    toEvent: async (db, payload) => {
      const ref = z.object({ applicationId: z.uuid() }).parse(payload);
      const { accountNumber } = await getApplication(db, ref.applicationId);
      const event = accountNumber === null ? 'applicationDeclined' : 'applicationApproved';
      return { event, key: ref.applicationId, ref };
    },
  },
  email: {
    expiresAfter: 14 * DAY,
    toEvent: async (_db, payload) => {
      const ref = z.object({ orderId: z.uuid() }).parse(payload);
      return { event: 'orderClosed', key: ref.orderId, ref };
    },
  },
};

/** The lane that turns former rows into events. */
export function formerEmailsLane(db: Handle): OutboxLane {
  const kinds = Object.entries(FORMER_KINDS).map(([kind, { expiresAfter, toEvent }]) => {
    return [kind, { deliver: handlerOf(db, toEvent), expiresAfter }] as const;
  });
  return { slots: 1, kinds: Object.fromEntries(kinds) };
}

/** Ends the row in the transaction that notifies of the event, so that a delivery that is repeated notifies of nothing. */
function handlerOf(db: Handle, toEvent: FormerKind['toEvent']): Handler {
  return async (payload, { id }) => {
    const event = await toEvent(db, payload).catch((error: unknown) => {
      if (error instanceof z.ZodError) throw new PermanentFailure('This is no e-mail');
      throw error;
    });
    await db.transaction(async (tx) => {
      if (await endRow(tx, id)) await notifyOfEvents(tx, [event]);
    });
  };
}
