import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32c } from '#local-firebase/storage/digest.ts';
import { listObjects } from '#local-firebase/storage/list-objects.ts';
import { readMultipart } from '#local-firebase/storage/multipart.ts';
import { DEFAULT_FIELDS } from '#local-firebase/storage/stored-object.ts';
import type { StoredObject } from '#local-firebase/storage/stored-object.ts';
import { runs } from '#tests/fixtures/runs.ts';

describe('crc32c', () => {
  // RFC 3720, appendix B.4
  it.each([
    ['32 zeros', new Uint8Array(32), 0x8a9136aa],
    ['32 ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
    ['0 to 31', Uint8Array.from({ length: 32 }, (_unused, index) => index), 0x46dd794e],
  ])('of %s is that of the RFC', (_case, bytes, expected) => {
    expect(crc32c(bytes)).toBe(expected);
    expect(crc32c(bytes.subarray(7), crc32c(bytes.subarray(0, 7)))).toBe(expected);
  });
});

/** `bytes` in pieces that end at these places. */
async function* pieces(bytes: Buffer, cuts: number[]): AsyncGenerator<Uint8Array> {
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  let from = 0;
  for (const end of ends.toSorted((a, b) => a - b)) {
    yield await Promise.resolve(bytes.subarray(from, end));
    from = end;
  }
}

describe('readMultipart', () => {
  const confusing = fc.constantFrom('\r\n', '--', '\r\n--', '\r\n--edg', '--edge', '\r', 'x', 'é');
  const contents = fc.array(confusing, { maxLength: 12 }).map((parts) => parts.join(''));

  it('finds the bytes however the body is cut', async () => {
    await fc.assert(
      fc.asyncProperty(contents, fc.array(fc.nat(), { maxLength: 20 }), async (content, cuts) => {
        fc.pre(!`\r\n${content}\r\n`.includes('\r\n--edge'));
        const head = '--edge\r\nA: b\r\n\r\n{"a":1}\r\n--edge\r\nContent-Type: image/png\r\n\r\n';
        const body = Buffer.from(`${head}${content}\r\n--edge--`);
        const upload = await readMultipart(
          'multipart/related; boundary="edge"',
          pieces(body, cuts),
        );
        const received: Buffer[] = [];
        for await (const chunk of upload.bytes) received.push(Buffer.from(chunk));
        await upload.finish();
        expect(upload).toMatchObject({ metadata: '{"a":1}', contentType: 'image/png' });
        expect(Buffer.concat(received).toString()).toBe(content);
      }),
      { numRuns: runs() },
    );
  });
});

const objectOf = (name: string): StoredObject => ({
  ...DEFAULT_FIELDS,
  bucket: 'bucket',
  name,
  blob: name,
  size: 0,
  md5Hash: '',
  crc32c: '',
  generation: 1,
  metageneration: 1,
  timeCreated: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  downloadTokens: [],
});

describe('listObjects', () => {
  const names = fc.uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', '/', 'ж'), { minLength: 1, maxLength: 5 })
      .map((x) => x.join('')),
    { maxLength: 12 },
  );

  it('gives the same in pages as at once, each file and folder once', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 4 }), (all, maxResults) => {
        const objects = all.toSorted((a, b) => (a < b ? -1 : 1)).map(objectOf);
        const options = { prefix: '', delimiter: '/' };
        const whole = listObjects(objects, { ...options, maxResults: 1000 });
        const items: string[] = [];
        const prefixes: string[] = [];
        let pageToken: string | undefined;
        do {
          const page = listObjects(objects, { ...options, maxResults, pageToken });
          expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(maxResults);
          items.push(...page.items.map(({ name }) => name));
          prefixes.push(...page.prefixes);
          pageToken = page.nextPageToken;
        } while (pageToken !== undefined);
        expect(items).toEqual(whole.items.map(({ name }) => name));
        expect(prefixes).toEqual(whole.prefixes);
        expect(items).toEqual(
          objects.map(({ name }) => name).filter((name) => !name.includes('/')),
        );
      }),
      { numRuns: runs() },
    );
  });

  it('goes one level below the prefix', () => {
    const objects = ['a/b', 'a/c/d', 'a/c/e', 'a/f'].map(objectOf);
    const page = listObjects(objects, { prefix: 'a/', delimiter: '/', maxResults: 10 });
    expect(page.items.map(({ name }) => name)).toEqual(['a/b', 'a/f']);
    expect(page.prefixes).toEqual(['a/c/']);
  });

  it('lists everything without a delimiter', () => {
    const objects = ['a/b', 'a/c/d'].map(objectOf);
    const page = listObjects(objects, { prefix: 'a/', delimiter: '', maxResults: 10 });
    expect(page).toEqual({ prefixes: [], items: objects });
  });
});
