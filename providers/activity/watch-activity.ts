import { ACTIVITY } from './activity-collection.ts';
import type { DocumentQuery, DocumentRow } from '../firebase/documents-query.ts';
import type { Documents } from '../firebase/documents.ts';
import { toHttpError } from '../firebase/firestore-http-error.ts';

/** Who watches the records of user activity. */
export interface ActivityWatcher {
  /** `isCurrent` is false while the rows are what this browser kept and the server has not confirmed them. */
  onRows: (rows: DocumentRow[], isCurrent: boolean) => void;
  /** It has ended, with a HttpError; nothing more is told. */
  onError: (error: unknown) => void;
}

/** Follows the `most` records (EN-03) whose users did something last, latest first. Answers how to stop. */
export async function watchActivity(
  open: () => Promise<Pick<Documents, 'follow'>>,
  most: number,
  watcher: ActivityWatcher,
): Promise<() => void> {
  const documents = await open();
  const latest: DocumentQuery = { orderBy: [['lastActivity', 'desc']], limit: most };
  const onError = (error: unknown) => watcher.onError(toHttpError(error));
  return documents.follow(ACTIVITY, latest, watcher.onRows, onError);
}
