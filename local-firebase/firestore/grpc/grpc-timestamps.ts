import { RpcError } from '../../rpc-error.ts';

/** google.protobuf.Timestamp as the loader takes it. */
interface ProtoTimestamp {
  seconds: string;
  nanos: number;
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
