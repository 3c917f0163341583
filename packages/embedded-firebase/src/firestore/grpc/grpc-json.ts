import { RpcError } from '../../base/rpc-error.ts';

/** google.protobuf.Timestamp as the loader takes it. */
interface ProtoTimestamp {
  seconds: string;
  nanos: number;
}

/**
 * Between the objects of the proto loader (bytes as Buffer, times as `{seconds, nanos}`, wrapped
 * numbers as `{value}`) and proto3 JSON. Every key outside a map is a field of the protocol, so its
 * name tells its type; the keys of the maps below are the user's and tell nothing.
 */
const MAPS = new Set(['fields', 'aggregateFields']);
const TIMES = new Set(['createTime', 'updateTime', 'readTime', 'commitTime', 'timestampValue']);
const WRAPPED = new Set(['limit', 'expectedCount', 'upTo']);
const BYTES = new Set(['bytesValue', 'streamToken', 'resumeToken', 'transaction']);

type Message = Record<string, unknown>;

/** What a client sent, as REST would have it. Throws INVALID_ARGUMENT for impossible times. */
export function jsonOf(message: unknown): unknown {
  return convert(message, jsonField);
}

/** What the engine answers, as the loader serializes it. */
export function protoOf(json: unknown): unknown {
  return convert(json, protoField);
}

function jsonField(key: string, value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (!isMessage(value)) return jsonOf(value);
  if (TIMES.has(key)) return isoOf(value);
  if (WRAPPED.has(key)) return value.value ?? 0;
  return jsonOf(value);
}

function protoField(key: string, value: unknown): unknown {
  if (key === 'nullValue') return 'NULL_VALUE';
  if (key === 'doubleValue') return Number(value);
  if (typeof value !== 'string') return protoOf(value);
  if (TIMES.has(key)) return protoTimestampOf(value);
  return BYTES.has(key) ? Buffer.from(value, 'base64') : value;
}

function convert(value: unknown, field: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, field));
  if (!isMessage(value)) return value;
  return mapEntries(value, (key, item) =>
    MAPS.has(key) && isMessage(item)
      ? mapEntries(item, (_name, inner) => convert(inner, field))
      : field(key, item),
  );
}

function mapEntries(message: Message, change: (key: string, value: unknown) => unknown): Message {
  return Object.fromEntries(
    Object.entries(message).map(([key, value]) => [key, change(key, value)]),
  );
}

function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
  );
}

/** ISO with nine decimals. Throws INVALID_ARGUMENT outside the years 1 to 9999. */
export function isoOf(time: { seconds?: unknown; nanos?: unknown }): string {
  const date = new Date(Number(time.seconds ?? 0) * 1000);
  const nanos = Number(time.nanos ?? 0);
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  if (!/^\d{4}-/.test(iso) || !(nanos >= 0 && nanos < 1e9))
    throw new RpcError('INVALID_ARGUMENT', `Not a timestamp: ${JSON.stringify(time)}`);
  return `${iso.slice(0, 19)}.${String(nanos).padStart(9, '0')}Z`;
}

/** Of an ISO time in UTC, as the engine writes them. */
export function protoTimestampOf(iso: string): ProtoTimestamp {
  const [whole = '', fraction = ''] = iso.replace('Z', '').split('.');
  return {
    seconds: String(Date.parse(`${whole}Z`) / 1000),
    nanos: Number(fraction.padEnd(9, '0')),
  };
}
