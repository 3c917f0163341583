import { ACTIVITY } from './activity-record.ts';
import type { DocumentQuery, DocumentRow } from '../firebase/documents-query.ts';
import type { Documents } from '../firebase/documents.ts';
import { toHttpFailure } from '../firebase/firestore-failure.ts';

/** The callbacks of a listener on the activity records. */
export interface ActivityWatcher {
  /** `isCurrent` is false while the rows come from this browser's cache and the server has not confirmed them. */
  onRows: (rows: DocumentRow[], isCurrent: boolean) => void;
  /** Called with an HttpFailure when the listener has ended; nothing follows. */
  onError: (error: unknown) => void;
}

/** Listens to the `most` records (EN-03) with the latest activity, latest first. Returns a function that stops it. */
export async function watchActivity(
  open: () => Promise<Pick<Documents, 'follow'>>,
  most: number,
  watcher: ActivityWatcher,
): Promise<() => void> {
  const documents = await open();
  const latest: DocumentQuery = { orderBy: [['lastActivity', 'desc']], limit: most };
  const onError = (error: unknown) => watcher.onError(toHttpFailure(error));
  return documents.follow(ACTIVITY, latest, watcher.onRows, onError);
}
