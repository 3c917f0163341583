import { createHash } from 'node:crypto';
import { crc32c } from './crc32c.ts';

/** Size in bytes and both checksums, in base64 as Cloud Storage shows them. */
export interface Digest {
  size: number;
  md5Hash: string;
  crc32c: string;
}

export async function digestOf(source: AsyncIterable<Uint8Array>): Promise<Digest> {
  const md5 = createHash('md5');
  let size = 0;
  let checksum = 0;
  for await (const chunk of source) {
    md5.update(chunk);
    size += chunk.length;
    checksum = crc32c(chunk, checksum);
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return { size, md5Hash: md5.digest('base64'), crc32c: bytes.toString('base64') };
}
