import { ByteReader } from './byte-reader.ts';
import { METADATA_MAX_BYTES } from './limits.ts';
import { StorageError } from './storage-error.ts';

export interface MultipartUpload {
  /** The first part, JSON text. */
  metadata: string;
  /** The second part, with its own type. */
  contentType: string | undefined;
  bytes: AsyncGenerator<Buffer>;
  /** To be called after `bytes` is read. */
  finish: () => Promise<void>;
}

const BLANK_LINE = Buffer.from('\r\n\r\n');

/** A `multipart/related` body of metadata and bytes, read as it arrives. @throws StorageError 400. */
export async function readMultipart(
  contentType: string | undefined,
  body: AsyncIterable<Uint8Array>,
): Promise<MultipartUpload> {
  const boundary = boundaryOf(contentType);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = new ByteReader(body);
  await reader.until(Buffer.from(`--${boundary}`), METADATA_MAX_BYTES);
  await reader.until(BLANK_LINE, METADATA_MAX_BYTES);
  const metadata = (await reader.until(delimiter, METADATA_MAX_BYTES)).toString('utf8');
  const headers = (await reader.until(BLANK_LINE, METADATA_MAX_BYTES)).toString('latin1');
  return {
    metadata,
    contentType: /^content-type: *(.+?) *$/im.exec(headers)?.[1],
    bytes: reader.streamUntil(delimiter),
    finish: () => reader.drain(),
  };
}

function boundaryOf(contentType: string | undefined): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw new StorageError(400, 'No multipart boundary');
  return boundary;
}
