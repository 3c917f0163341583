import { pipeline } from 'node:stream/promises';
import { parseByteRange } from '../objects/byte-range.ts';
import {
  requireAllowed,
  header,
  type StorageCall,
  type StorageContext,
} from '../objects/storage-context.ts';
import { notFound } from '../objects/storage-error.ts';
import { contentDisposition, etag, type StoredObject } from '../objects/stored-object.ts';

/**
 * Uploaded pages must not run as pages of this origin, which is the portal's own. Not for PDF, whose
 * viewer the sandbox would keep from working.
 */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `?alt=media`: the bytes, or a range of them, for those the rules let or who know a download token. */
export async function download(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, response } = call;
  const object = context.store.index.get(call.bucket, call.name);
  const token = call.query.get('token');
  if (token === null || !object?.downloadTokens.includes(token))
    requireAllowed(context, call, 'get');
  if (!object) throw notFound();
  response.setHeader('Accept-Ranges', 'bytes');
  const range = parseByteRange(header(request, 'range'), object.size);
  const bytes = context.store.blobs.read(object.blob, range ?? undefined);
  const size = range ? range.last - range.first + 1 : object.size;
  if (range)
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${object.size}`);
  response.writeHead(range ? 206 : 200, { ...headersOf(object), 'Content-Length': size });
  await pipeline(bytes, response);
}

function headersOf(object: StoredObject): Record<string, string> {
  const { contentType, contentEncoding, contentLanguage, cacheControl } = object;
  return {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(object),
    'Cache-Control': cacheControl ?? 'private, max-age=0',
    'Last-Modified': new Date(object.updated).toUTCString(),
    ETag: `"${etag(object)}"`,
    'X-Content-Type-Options': 'nosniff',
    ...(contentType === 'application/pdf' ? {} : { 'Content-Security-Policy': SANDBOX }),
    ...(contentEncoding === 'identity' ? {} : { 'Content-Encoding': contentEncoding }),
    ...(contentLanguage === undefined ? {} : { 'Content-Language': contentLanguage }),
  };
}
