import { HttpError } from 'react-admin';
import { saveFile } from '../browser/save-file.ts';
import type { RestClient } from './rest-client.ts';

/** The time limit in milliseconds: a long list takes long to create. */
const TIMEOUT = 10 * 60_000;
const FILE_NAME = /filename="([^"/\\]+)"/;

/**
 * OR-10: downloads a file of the API with the session's token and saves it under the name that the server gives. Throws
 * react-admin's HttpError (status 0 without a response), or AbortError when cancelled.
 */
export type Download = (path: string, signal?: AbortSignal) => Promise<void>;

export function createDownload(restAnswer: RestClient): Download {
  return async (path, signal) => {
    const { file, headers } = await restAnswer(path, {
      kind: 'download',
      asFile: true,
      timeout: TIMEOUT,
      headers: { accept: '*/*' },
      signal,
    });
    if (!file) throw new HttpError('The server sent no file', 0, null);
    saveFile(file, fileNameIn(headers) ?? lastPart(path));
  };
}

function fileNameIn(headers: Headers): string | undefined {
  return FILE_NAME.exec(headers.get('content-disposition') ?? '')?.[1];
}

function lastPart(path: string): string {
  return path.split('?')[0]?.split('/').at(-1) || 'download';
}
