import { crc32c } from '../../base/digest.ts';
import { ExportError } from './export-error.ts';

const BLOCK_BYTES = 32 * 1024;
const HEADER_BYTES = 7;

/** Which part of its record a fragment is. */
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** The records of a LevelDB log: blocks of 32 KiB, in which a record is one fragment or several. */
export function readLog(log: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let parts: Buffer[] = [];
  let at = 0;
  while (at < log.length) {
    const left = BLOCK_BYTES - (at % BLOCK_BYTES);
    const isPadding = left < HEADER_BYTES || isEmpty(log, at);
    if (isPadding) {
      at += left;
      continue;
    }
    const { type, data } = readFragment(log, at);
    at += HEADER_BYTES + data.length;
    const isStart = type === FULL || type === FIRST;
    if (isStart !== (parts.length === 0)) throw new ExportError('Invalid record');
    parts.push(data);
    if (type === FIRST || type === MIDDLE) continue;
    records.push(Buffer.concat(parts));
    parts = [];
  }
  if (parts.length > 0) throw new ExportError('Invalid record');
  return records;
}

/** What is left of a file that was made in whole blocks is zeros. */
function isEmpty(log: Buffer, at: number): boolean {
  const end = Math.min(at + HEADER_BYTES, log.length);
  return log.subarray(at, end).every((byte) => byte === 0);
}

function readFragment(log: Buffer, at: number): { type: number; data: Buffer } {
  if (at + HEADER_BYTES > log.length) throw new ExportError('Invalid record');
  const length = log.readUInt16LE(at + 4);
  const end = at + HEADER_BYTES + length;
  const type = log.readUInt8(at + 6);
  if (end > log.length || type < FULL || type > LAST) throw new ExportError('Invalid record');
  // The checksum is over the type and the data.
  if (log.readUInt32LE(at) !== masked(crc32c(log.subarray(at + 6, end))))
    throw new ExportError("Checksum doesn't validate.");
  return { type, data: log.subarray(at + HEADER_BYTES, end) };
}

export function writeLog(records: Iterable<Buffer>): Buffer {
  const pieces: Buffer[] = [];
  let size = 0;
  for (const record of records) {
    for (const piece of fragmentsOf(record, size % BLOCK_BYTES)) {
      pieces.push(piece);
      size += piece.length;
    }
  }
  return Buffer.concat(pieces);
}

/** A record as it goes on in a block that holds `used` bytes, with the zeros that end a block. */
function* fragmentsOf(record: Buffer, used: number): Generator<Buffer> {
  let space = BLOCK_BYTES - used;
  if (space < HEADER_BYTES) {
    yield Buffer.alloc(space);
    space = BLOCK_BYTES;
  }
  let from = 0;
  // The first fragment may be an empty one, where just its header fits.
  let isFirst = true;
  while (from + space - HEADER_BYTES < record.length) {
    const to = from + space - HEADER_BYTES;
    yield fragment(typeOf(isFirst, false), record.subarray(from, to));
    from = to;
    isFirst = false;
    space = BLOCK_BYTES;
  }
  yield fragment(typeOf(isFirst, true), record.subarray(from));
}

function typeOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? FULL : FIRST;
  return isLast ? LAST : MIDDLE;
}

function fragment(type: number, data: Buffer): Buffer {
  const piece = Buffer.alloc(HEADER_BYTES + data.length);
  piece.writeUInt16LE(data.length, 4);
  piece.writeUInt8(type, 6);
  data.copy(piece, HEADER_BYTES);
  piece.writeUInt32LE(masked(crc32c(piece.subarray(6))), 0);
  return piece;
}

/** A checksum of data that hold checksums of themselves: turned and moved, as LevelDB does. */
function masked(checksum: number): number {
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}
