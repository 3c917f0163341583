import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readJson } from '../http.ts';
import { StorageError } from './storage-error.ts';

export const SET_RULES_PATH = '/internal/setRules';

const BODY_MAX_BYTES = 1024 * 1024;

const Body = z.object({ rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }) });

/**
 * `PUT /internal/setRules`, by which the rules tests replace the rules.
 * @throws StorageError 400 when `setRules` throws, with its message.
 */
export async function replaceRules(
  request: IncomingMessage,
  setRules: (source: string) => void,
): Promise<void> {
  if (request.method !== 'PUT') throw new StorageError(405, 'Method not allowed');
  const body = Body.safeParse(await readJson(request, BODY_MAX_BYTES));
  if (!body.success) throw new StorageError(400, 'Expected one rules file');
  const [{ content }] = body.data.rules.files;
  try {
    setRules(content);
  } catch (error) {
    throw new StorageError(400, error instanceof Error ? error.message : 'Invalid rules');
  }
}
