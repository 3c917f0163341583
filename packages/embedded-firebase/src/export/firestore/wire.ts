import { ExportError } from './export-error.ts';

/** A field of a message in protobuf's binary form. A group holds fields, as a message does. */
export type Field =
  | { number: number; varint: bigint }
  | { number: number; fixed64: Buffer }
  | { number: number; bytes: Buffer }
  | { number: number; group: Field[] };

/** Wire types; 32-bit values do not occur in exports. */
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const GROUP = 3;
const END_GROUP = 4;

const MASK_64 = (1n << 64n) - 1n;

/** Deeper than documents may be nested. */
const MAX_GROUPS = 32;

/** The fields of a message, in their order. @throws ExportError */
export function readFields(message: Buffer): Field[] {
  const { fields, end } = readUntil(message, 0, null, 0);
  if (end !== message.length) throw malformed();
  return fields;
}

function readUntil(
  message: Buffer,
  start: number,
  group: number | null,
  depth: number,
): { fields: Field[]; end: number } {
  if (depth > MAX_GROUPS) throw malformed();
  const fields: Field[] = [];
  let at = start;
  while (at < message.length) {
    const tag = readVarint(message, at);
    at = tag.end;
    const number = Number(tag.value >> 3n);
    const type = Number(tag.value & 7n);
    if (type === END_GROUP) {
      if (number !== group) throw malformed();
      return { fields, end: at };
    }
    if (type === VARINT) {
      const { value, end } = readVarint(message, at);
      fields.push({ number, varint: BigInt.asIntN(64, value) });
      at = end;
    } else if (type === FIXED64) {
      fields.push({ number, fixed64: slice(message, at, 8) });
      at += 8;
    } else if (type === BYTES) {
      const length = readVarint(message, at);
      const bytes = slice(message, length.end, Number(length.value));
      fields.push({ number, bytes });
      at = length.end + bytes.length;
    } else if (type === GROUP) {
      const inner = readUntil(message, at, number, depth + 1);
      fields.push({ number, group: inner.fields });
      at = inner.end;
    } else throw malformed();
  }
  if (group !== null) throw malformed();
  return { fields, end: at };
}

function readVarint(message: Buffer, start: number): { value: bigint; end: number } {
  let value = 0n;
  for (let at = start; at < start + 10; at++) {
    const byte = message[at];
    if (byte === undefined) throw malformed();
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start));
    if (byte < 0x80) return { value: value & MASK_64, end: at + 1 };
  }
  throw malformed();
}

function slice(message: Buffer, at: number, length: number): Buffer {
  if (at + length > message.length) throw malformed();
  return message.subarray(at, at + length);
}

function malformed(): ExportError {
  return new ExportError('Invalid record: not a message');
}

export function writeFields(fields: readonly Field[]): Buffer {
  return Buffer.concat(fields.map(writeField));
}

function writeField(field: Field): Buffer {
  const { number } = field;
  if ('varint' in field) return Buffer.concat([tag(number, VARINT), writeVarint(field.varint)]);
  if ('fixed64' in field) return Buffer.concat([tag(number, FIXED64), field.fixed64]);
  if ('group' in field)
    return Buffer.concat([tag(number, GROUP), writeFields(field.group), tag(number, END_GROUP)]);
  const { bytes } = field;
  return Buffer.concat([tag(number, BYTES), writeVarint(BigInt(bytes.length)), bytes]);
}

function tag(number: number, type: number): Buffer {
  return writeVarint(BigInt(number * 8 + type));
}

function writeVarint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value & MASK_64;
  do {
    const more = rest > 0x7fn ? 0x80 : 0;
    bytes.push(Number(rest & 0x7fn) | more);
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}

export const varintField = (number: number, value: bigint | number): Field => ({
  number,
  varint: BigInt(value),
});

export const textField = (number: number, text: string): Field => ({
  number,
  bytes: Buffer.from(text),
});

export const messageField = (number: number, fields: readonly Field[]): Field => ({
  number,
  bytes: writeFields(fields),
});

export function doubleField(number: number, value: number): Field {
  const fixed64 = Buffer.alloc(8);
  fixed64.writeDoubleLE(value);
  return { number, fixed64 };
}

/** The last field of a number that has this kind of value, as protobuf reads one that comes twice. */
export function lastBytes(fields: readonly Field[], number: number): Buffer | undefined {
  return fields
    .flatMap((field) => (field.number === number && 'bytes' in field ? [field.bytes] : []))
    .at(-1);
}

export function lastText(fields: readonly Field[], number: number): string | undefined {
  return lastBytes(fields, number)?.toString('utf8');
}

export function lastVarint(fields: readonly Field[], number: number): bigint | undefined {
  return fields
    .flatMap((field) => (field.number === number && 'varint' in field ? [field.varint] : []))
    .at(-1);
}

export function lastDouble(fields: readonly Field[], number: number): number | undefined {
  return fields
    .flatMap((field) => (field.number === number && 'fixed64' in field ? [field.fixed64] : []))
    .at(-1)
    ?.readDoubleLE();
}

export function groupsOf(fields: readonly Field[], number: number): Field[][] {
  return fields.flatMap((field) =>
    field.number === number && 'group' in field ? [field.group] : [],
  );
}
