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

/** Without a mutation in the queue somebody waits for the event that react-admin had before there was one. */
const emitEnd: UndoableMutation = (change) => void undoableEventEmitter.emit('end', change);

/** Takes each notification out of react-admin's queue, with the change that waits for it, and raises it. */
export function useTakenNotifications(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const { outage } = useConnection();
  useEffect(() => {
    // One at a time: taking one makes react-admin draw again, and so the next comes.
    const payload = notifications.length > 0 ? takeNotification() : undefined;
    if (!payload || outage.isSaid(payload.message)) return;
    const isUndoable = payload.notificationOptions?.undoable === true;
    const pending = isUndoable ? (takeMutation() ?? emitEnd) : undefined;
    raise({ ...readPayload(payload, translate), pending });
  }, [notifications, takeNotification, takeMutation, translate, outage]);
}
