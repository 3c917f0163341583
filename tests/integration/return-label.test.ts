import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { buildReturnRequest } from '#tests/fixtures/build-return-request.ts';
import { readBarCodes } from '#tests/fixtures/read-bar-codes.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { readTags } from '#tests/fixtures/read-pdf-tags.ts';
import type { Person } from './support/people.ts';
import { requestRow } from './support/return-rows.ts';

const portal = usePortal();

const label = (person: Person, number: string, query = '') =>
  portal.request(person, { url: `/api/return-requests/${number}/label.pdf${query}` });

/** What the label of a request says, in one line. */
async function textOf(row: Parameters<typeof requestRow>[1]): Promise<string> {
  const { rawPayload } = await label('practice', await requestRow(portal, row));
  return allText(await readPdf(rawPayload)).replaceAll('\n', ' ');
}

describe('GET /api/return-requests/:id/label.pdf', () => {
  it('CR-03 SE-04 is named after the request, kept by no cache, and names no patient', async () => {
    const number = await requestRow(portal, { note: 'Ada Byron says it hurts' });
    const response = await label('practice', number);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}-label.pdf"`,
      'cache-control': 'no-store',
    });
    expect(readBarCodes(response.rawPayload)).toEqual([[number, number]]);
    const text = allText(await readPdf(response.rawPayload));
    for (const shown of [number, '100200', 'Right (R)', 'GP Sphere', 'Lens Portal']) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/Ada|PAT-1/);
  });

  it('CR-03 is on the paper of the country, or that and in the language that are asked for', async () => {
    const number = await requestRow(portal);
    const widthOf = async (query: string) =>
      Math.round((await readPdf((await label('admin', number, query)).rawPayload))[0]?.width ?? 0);
    expect(await widthOf('')).toBe(612);
    expect(await widthOf('?size=A4')).toBe(595);
    await portal.database.pool.query(
      `UPDATE customers SET country = 'DE' WHERE account_number = '100200'`,
    );
    expect(await widthOf('')).toBe(595);
    expect(await widthOf('?size=Letter')).toBe(612);
    expect(await readTags((await label('admin', number, '?lang=es')).rawPayload)).toMatchObject({
      title: `Etiqueta de devolución ${number}`,
      language: 'es',
      isMarked: true,
    });
    expect((await label('admin', number, '?size=A5')).statusCode).toBe(400);
  });

  it('CR-03 SE-01 is for the practice and the lab, and for nobody else', async () => {
    const number = await requestRow(portal);
    const statuses: [Person, number][] = [
      ['practice', 200],
      ['biller', 200],
      ['admin', 200],
      ['super', 200],
      ['other', 404],
      ['unlinked', 403],
      ['unverified', 403],
    ];
    for (const [person, status] of statuses) {
      expect([person, (await label(person, number)).statusCode]).toEqual([person, status]);
    }
    expect((await label('practice', 'RMA-1')).statusCode).toBe(404);
  });

  it.each([
    ['refused', { state: 'refused' }, 'the request is refused'],
    ['withdrawn', { state: 'withdrawn' }, 'the request is withdrawn'],
    [
      'here already',
      { state: 'received', receivedAt: new Date(), receivedBy: 'Ada Admin' },
      'the lab has received the lens',
    ],
    [
      'that need not come back',
      { policy: { ...buildReturnRequest().policy, mustReturn: false } },
      'does not have to come back',
    ],
    ['a cancellation', { kind: 'cancellation', eye: null, reason: null }, 'no lens comes back'],
  ] as const)('CR-03 is not there for a lens that is %s, and says why', async (_what, row, why) => {
    const response = await label('practice', await requestRow(portal, row));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'conflict', message: expect.any(String) });
    expect(response.body).toContain(why);
  });

  it('CR-03 names the last day that is set, before that the end of the warranty', async () => {
    const { policy } = buildReturnRequest();
    const returnBy = new Date('2099-03-02T18:00:00Z');
    expect(await textOf({ state: 'approved', returnBy })).toContain('March 2, 2099');
    const endsAt = '2098-05-04T18:00:00.000Z';
    expect(await textOf({ policy: { ...policy, endsAt } })).toContain('May 4, 2098');
    const over = await textOf({ policy: { ...policy, endsAt: '2020-05-04T18:00:00.000Z' } });
    expect(over).not.toContain('2020');
    expect(over).toContain('The portal shows until when the lab must have it');
  });
});
