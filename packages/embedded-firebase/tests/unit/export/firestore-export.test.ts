import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it } from 'vitest';
import { decodeEntity, encodeEntity } from '#src/export/firestore/entity.ts';
import {
  OVERALL_METADATA,
  readDocuments,
  writeDocuments,
} from '#src/export/firestore/firestore-files.ts';
import { readLog, writeLog } from '#src/export/firestore/leveldb-log.ts';
import type { Fields, Value } from '#src/firestore/values/types.ts';

const ROOT = 'projects/demo/databases/(default)/documents';

/** Each property as Google's emulator (1.22) writes it, in hexadecimal: beginning with its tag and length. */
const ENCODED: [string, Value, string][] = [
  ['null', { nullValue: null }, '7a07 1a01 76 2000 2a00'],
  ['a boolean', { booleanValue: true }, '7a09 1a01 76 2000 2a02 1001'],
  ['an integer', { integerValue: '42' }, '7a09 1a01 76 2000 2a02 082a'],
  [
    'the least integer',
    { integerValue: '-9223372036854775808' },
    '7a12 1a01 76 2000 2a0b 0880808080808080808001',
  ],
  ['a double', { doubleValue: 1.5 }, '7a10 1a01 76 2000 2a09 21000000000000f83f'],
  ['NaN', { doubleValue: 'NaN' }, '7a10 1a01 76 2000 2a09 21000000000000f87f'],
  ['text', { stringValue: 'é' }, '7a0b 1a01 76 2000 2a04 1a02c3a9'],
  ['bytes', { bytesValue: 'AAEC/w==' }, '7a0f 080e 1a01 76 2000 2a06 1a04000102ff'],
  [
    'a time',
    { timestampValue: '2024-01-02T03:04:05.123456Z' },
    '7a12 0807 1a01 76 2000 2a09 0880ebbe82dcbd8303',
  ],
  [
    'the first time',
    { timestampValue: '0001-01-01T00:00:00.000000Z' },
    '7a14 0807 1a01 76 2000 2a0b 088080d1869080d091ff01',
  ],
  [
    'a place',
    { geoPointValue: { latitude: 35.5, longitude: -139.25 } },
    '7a1d 0809 1a01 76 2000 2a14 2b 310000000000c04140 3900000000006861c0 2c',
  ],
  [
    'a reference',
    { referenceValue: 'projects/elsewhere/databases/db2/documents/c/x/d/__id7__' },
    '7a2f 1a01 76 2000 2a28 63 6a0d6465767e656c73657768657265 73 7a0163 8a010178 74 73 7a0164 800107 74 ba0103646232 64',
  ],
  ['an empty array', { arrayValue: { values: [] } }, '7209 0818 1a01 76 2000 2a00'],
  [
    'an array',
    { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
    '7a09 1a01 76 2001 2a02 0801 7a07 1a01 76 2001 2a00',
  ],
  [
    'a map',
    { mapValue: { fields: { k: { stringValue: 'v' } } } },
    '7a20 0813 1a01 76 2000 2a17 1a15 6a04 6a00 7200 7a0a 1a01 6b 2000 2a03 1a0176 820100',
  ],
  [
    'a vector',
    {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 3 }] } },
        },
      },
    },
    '7a2f 0813 1a01 76 2000 2a26 1a24 6a04 6a00 7200 7a19 1a0a5f5f766563746f725f5f 2001 2a09 210000000000000840 820100',
  ],
];

/** Key and group of `c/a`, around the properties. */
const entityOf = (properties: string) =>
  `6a14 6a08 6465767e64656d6f 7208 0b1201632201610c ${properties} 820108 0b1201632201610c`.replaceAll(
    ' ',
    '',
  );

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Random-looking, and longer than two blocks of a log. */
const LONG = Buffer.from(Array.from({ length: 70_000 }, (_unused, index) => (index * 31) & 0xff));

describe('an entity', () => {
  it.each(ENCODED)('LF-02 holds %s as Google’s emulator writes it', (_title, value, properties) => {
    const name = `${ROOT}/c/a`;
    const encoded = encodeEntity({ name, fields: { v: value } });
    expect(encoded.toString('hex')).toBe(entityOf(properties));
    expect(decodeEntity(encoded)).toEqual({ name, fields: { v: value } });
  });

  it('LF-02 keeps numeric ids, subcollections, other databases and odd names', () => {
    const fields: Fields = {
      'a b.c': { nullValue: null },
      ['__proto__x']: { booleanValue: false },
    };
    for (const name of [
      `${ROOT}/c/__id-3__`,
      `${ROOT}/c/a/sub/weird id ü`,
      'projects/demo/databases/db2/documents/c/a',
    ])
      expect(decodeEntity(encodeEntity({ name, fields }))).toEqual({ name, fields });
  });

  it('LF-03 that is cut off or of another kind is refused', () => {
    const whole = encodeEntity({ name: `${ROOT}/c/a`, fields: { v: { integerValue: '1' } } });
    expect(() => decodeEntity(whole.subarray(0, 10))).toThrow('not a message');
    expect(() => decodeEntity(whole.subarray(0, whole.length - 1))).toThrow('not a message');
    expect(() => decodeEntity(whole.subarray(22))).toThrow('without a key');
    expect(() => decodeEntity(Buffer.from('0d00000000', 'hex'))).toThrow('not a message');
  });
});

describe('a log', () => {
  it.each([0, 1, 32_753, 32_754, 32_755, 32_761, 32_768, 70_000])(
    'LF-02 gives back a record of %i bytes between others',
    (length) => {
      const records = [Buffer.from('first'), LONG.subarray(0, length), Buffer.from('last')];
      expect(readLog(writeLog(records)).map(hash)).toEqual(records.map(hash));
    },
  );

  it('LF-02 may be filled up with zeros to whole blocks', () => {
    const log = writeLog([Buffer.from('only')]);
    const filled = Buffer.concat([log, Buffer.alloc(32_768 - log.length)]);
    expect(readLog(filled).map(String)).toEqual(['only']);
  });

  it('LF-03 that is damaged or cut off is refused', () => {
    const log = writeLog([LONG]);
    const damaged = Buffer.from(log);
    damaged.writeUInt8(log.readUInt8(100) ^ 1, 100);
    expect(() => readLog(damaged)).toThrow("Checksum doesn't validate.");
    expect(() => readLog(log.subarray(0, 40_000))).toThrow('Invalid record');
    expect(() => readLog(log.subarray(0, 32_768))).toThrow('Invalid record');
  });
});

describe('the files of an export', () => {
  it('LF-02 name each other, and the version first', async () => {
    const folder = await temporaryFile();
    const documents = [{ name: `${ROOT}/c/a`, fields: { n: { integerValue: '1' } } }];
    await writeDocuments(folder, documents, Date.UTC(2026, 0, 1));
    const overall = await readFile(join(folder, OVERALL_METADATA));
    expect(overall.subarray(0, 8).toString('hex')).toBe('b86d444e01000133');
    expect(await readDocuments(join(folder, OVERALL_METADATA))).toEqual(documents);
  });

  it('LF-02 of nothing are the overall metadata, and read as nothing', async () => {
    const folder = await temporaryFile();
    await writeDocuments(folder, [], 0);
    expect(await readDocuments(join(folder, OVERALL_METADATA))).toEqual([]);
  });

  it('LF-03 are refused where they lead out of their folder, or are of another version', async () => {
    const folder = await temporaryFile();
    const file = join(folder, OVERALL_METADATA);
    const path = Buffer.from('../elsewhere');
    const kind = Buffer.concat([Buffer.from([0x0a, path.length + 2, 0x12, path.length]), path]);
    await writeFile(file, writeLog([Buffer.from([0x33]), kind]));
    await expect(readDocuments(file)).rejects.toThrow('Not a path within the export');
    await writeFile(file, writeLog([Buffer.from([0x34]), Buffer.alloc(0)]));
    await expect(readDocuments(file)).rejects.toThrow('version not supported');
    await expect(readDocuments(join(folder, 'none'))).rejects.toThrow('cannot be read');
  });
});
