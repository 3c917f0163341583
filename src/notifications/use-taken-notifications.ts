import { useEffect } from 'react';
import {
  undoableEventEmitter,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';
import type { UndoableMutation } from 'react-admin';
import { useConnection } from '#providers/http/use-connection.ts';
import { raise } from './open-toasts.tsx';
import { readPayload } from './read-payload.ts';

/** Without a queued mutation, a caller waits for react-admin's event from before there was a queue. */
const emitEnd: UndoableMutation = (change) => void undoableEventEmitter.emit('end', change);

/** Takes each notification, with its pending change, from react-admin's queue and raises it. */
export function useTakenNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const { outage } = useConnection();
  useEffect(() => {
    // One at a time: taking one makes react-admin render again, which handles the next.
    const payload = notifications.length > 0 ? takeNotification() : undefined;
    if (!payload || outage.isSaid(payload.message)) return;
    const isUndoable = payload.notificationOptions?.undoable === true;
    const pending = isUndoable ? (takeMutation() ?? emitEnd) : undefined;
    raise({ ...readPayload(payload, translate), pending });
  }, [notifications, takeNotification, takeMutation, translate, outage]);
}
