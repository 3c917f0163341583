import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '#providers/http/connection.ts';
import { HttpFailure, type HttpDeps } from '#providers/http/http.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const log = vi.fn<HttpDeps['log']>();
const token = () => Promise.resolve('t0k3n');
const client = fakeClient({ token, endSession, log });
const { download } = createConnection(client);
const revoked = vi.fn<(url: string) => void>();
const saved: { name: string; href: string }[] = [];
let files: Blob[];

/** The links that are in the page. */
const attached = new Set<FakeLink>();
const attach = (link: FakeLink) => attached.add(link);

/** A link as a browser has it: a click on one that is not in the page does nothing in some of them. */
class FakeLink {
  download = '';
  href = '';
  click(): void {
    if (attached.has(this)) saved.push({ name: this.download, href: this.href });
  }
  remove(): void {
    attached.delete(this);
  }
}

beforeEach(() => {
  files = [];
  saved.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
      static override revokeObjectURL = revoked;
    },
  );
  vi.stubGlobal('document', { createElement: () => new FakeLink(), body: { append: attach } });
});
afterEach(() => void vi.useRealTimers().unstubAllGlobals().restoreAllMocks().clearAllMocks());

describe('download', () => {
  it('OR-10 saves the bytes under the name that the server gives, with the token in the header only', async () => {
    const sent = fakeFetch(() => ({
      text: '%PDF-1.3 …',
      headers: { 'content-disposition': 'attachment; filename="LP-100042-worksheet.pdf"' },
    }));
    await download('/orders/1/worksheet.pdf?size=A4&lang=es');
    expect(sent[0]?.url).toBe('/api/orders/1/worksheet.pdf?size=A4&lang=es');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t0k3n');
    expect(saved).toEqual([{ name: 'LP-100042-worksheet.pdf', href: 'blob:1' }]);
    expect(await files[0]?.text()).toBe('%PDF-1.3 …');
    expect(attached.size).toBe(0);
  });

  it('OR-10 lets go of the bytes when the browser has them', async () => {
    fakeFetch(() => ({ text: 'x' }));
    await download('/orders.csv?lang=en');
    expect(saved[0]?.name).toBe('orders.csv');
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  it('never takes a path for a name', async () => {
    const headers = { 'content-disposition': 'attachment; filename="../../evil.pdf"' };
    fakeFetch(() => ({ text: 'x', headers }));
    await download('/orders/1/fhir');
    expect(saved[0]?.name).toBe('fhir');
  });

  it.each([
    [404, 0],
    [500, 1],
  ])('ER-02 throws what the server said with HTTP %i, and signs out %i times', async (...row) => {
    const [status, times] = row;
    fakeFetch(() => ({ status, json: { code: 'x', message: 'There is no such order' } }));
    const failure = await download('/orders/1/fhir').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpFailure);
    expect(failure).toMatchObject({ status, message: 'There is no such order' });
    expect(saved).toEqual([]);
    expect(endSession).toHaveBeenCalledTimes(times);
  });

  it('throws without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(download('/orders/1/fhir')).rejects.toMatchObject({ status: 0 });
  });
});
