import { createHash } from 'node:crypto';
import { fail } from './evaluation-error.ts';
import { typeName } from './value-types.ts';
import type { RulesValue } from './values.ts';

const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

function asBytes(value: RulesValue): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  return value instanceof Uint8Array ? value : fail(`cannot hash a ${typeName(value)}`);
}

function digest(algorithm: string): (value: RulesValue) => Uint8Array {
  return (value) => Uint8Array.from(createHash(algorithm).update(asBytes(value)).digest());
}

/** A reflected 32-bit cyclic redundancy check, four bytes with the highest first. */
function checksum(polynomial: number): (value: RulesValue) => Uint8Array {
  return (value) => {
    let crc = 0xffffffff;
    for (const byte of asBytes(value)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
    }
    const result = ~crc;
    return Uint8Array.from([24, 16, 8, 0].map((shift) => (result >>> shift) & 0xff));
  };
}

export const HASHES: ReadonlyMap<string, (value: RulesValue) => Uint8Array> = new Map([
  ['md5', digest('md5')],
  ['sha256', digest('sha256')],
  ['crc32', checksum(CRC32)],
  ['crc32c', checksum(CRC32C)],
]);
