import { createHash } from 'node:crypto';

/** The Castagnoli polynomial, reflected (RFC 3720, appendix B.4). */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_unused, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

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

/** The checksum of `bytes`, continuing from that of the bytes before them. */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let rest = ~before;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}

/** The checksum of a digest as a number. */
export function crc32cNumber(base64: string): number {
  return Buffer.from(base64, 'base64').readUInt32BE();
}
