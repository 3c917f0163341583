import { takes } from './method.ts';
import type { MethodTable } from './method.ts';

export const BYTES_METHODS: MethodTable<Uint8Array> = new Map([
  ['size', takes<Uint8Array>(0, (bytes) => BigInt(bytes.length))],
  ['toBase64', takes<Uint8Array>(0, (bytes) => Buffer.from(bytes).toString('base64'))],
  [
    'toHexString',
    takes<Uint8Array>(0, (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
  ],
]);
