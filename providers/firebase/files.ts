import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import type { FirebaseStorage, StorageReference } from 'firebase/storage';
import { STORAGE_OPERATION_RETRY, STORAGE_UPLOAD_RETRY } from '#domain/basics/constants.ts';
import { toFileError } from './file-errors.ts';
import type { FileError } from './file-errors.ts';
import { followUpload } from './upload.ts';
import type { Upload } from './upload.ts';

/** EN-07. Size in bytes; anyone who has the URL can read the file. */
export interface StoredFile {
  name: string;
  size: number;
  type: string;
  url: string;
}

export interface FilePage {
  files: StoredFile[];
  /** Pass it to `list` for the next page; null on the last page. */
  next: string | null;
}

/** Stores the portal's files (DB-02), by path. Every failure throws FileError (ER-05). */
export interface Files {
  upload: (path: string, file: File) => Upload;
  remove: (path: string) => Promise<void>;
  url: (path: string) => Promise<string>;
  /** Lists a folder's files by name, without subfolders; `records` (at most 1000) per page. */
  list: (folder: string, page?: { records?: number; after?: string | null }) => Promise<FilePage>;
}

const RECORDS = 25;

type Log = (message: string) => void;

const logError: Log = (message) => console.error(message);

function openStorage(app: FirebaseApp, embedded: boolean): FirebaseStorage {
  const storage = getStorage(app);
  if (import.meta.env.MODE === 'embedded' && embedded) {
    connectStorageEmulator(storage, location.hostname, Number(location.port) || 80);
  }
  return storage;
}

export function openFiles(app: FirebaseApp, embedded: boolean): Files {
  return filesOf(openStorage(app, embedded));
}

/** Returns the files of an opened storage. `log` receives failures, without file names. */
export function filesOf(storage: FirebaseStorage, log: Log = logError): Files {
  storage.maxOperationRetryTime = STORAGE_OPERATION_RETRY;
  storage.maxUploadRetryTime = STORAGE_UPLOAD_RETRY;
  const fail = (error: FileError): void => log(error.message);
  const attempt = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const failure = toFileError(error);
      fail(failure);
      throw failure;
    }
  };
  return {
    upload: (path, file) =>
      followUpload(
        uploadBytesResumable(ref(storage, path), file, { contentType: file.type }),
        fail,
      ),
    remove: (path) => attempt(deleteObject(ref(storage, path))),
    url: (path) => attempt(getDownloadURL(ref(storage, path))),
    list: (folder, { records = RECORDS, after } = {}) =>
      attempt(listPage(ref(storage, folder), records, after ?? undefined)),
  };
}

async function listPage(
  folder: StorageReference,
  maxResults: number,
  pageToken: string | undefined,
): Promise<FilePage> {
  const { items, nextPageToken } = await list(folder, { maxResults, pageToken });
  const files = await Promise.all(items.map(describe));
  return { files: files.filter((file) => file !== null), next: nextPageToken ?? null };
}

/** Returns a file's facts; null when it was deleted after it was listed. */
async function describe(item: StorageReference): Promise<StoredFile | null> {
  try {
    const [{ name, size, contentType }, url] = await Promise.all([
      getMetadata(item),
      getDownloadURL(item),
    ]);
    return { name, size, type: contentType ?? '', url };
  } catch (error) {
    if (toFileError(error).problem === 'object-not-found') return null;
    throw error;
  }
}
