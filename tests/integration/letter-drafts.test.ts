import { letterSchema, type LetterInput } from '#domain/schemas/letter.ts';
import { emails } from '#server/emails/sending/table.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { letterInput } from './support/letters.ts';

const portal = usePortal(() => ({
  config: { logLevel: 'trace', trustedProxies: 0, portalUrl: 'https://portal.test' },
}));

function create(payload: LetterInput) {
  return portal.request('super', {
    method: 'POST',
    url: '/api/letters',
    headers: { 'idempotency-key': randomUUID() },
    payload,
  });
}

describe('EM-03 a letter that is being written', () => {
  it('EM-03 SE-08 names the Spanish part that is missing', async () => {
    const response = await create(letterInput({ body: { en: 'Hello', es: '' } }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { 'body.es': { rule: 'bothOrNeither' } } });
  });

  it('EM-03 tests a letter with an email to oneself, which is none of its recipients', async () => {
    const { id } = letterSchema.parse((await create(letterInput())).json());
    const response = await portal.request('super', {
      method: 'POST',
      url: `/api/letters/${id}/test`,
      payload: { language: 'es' },
    });
    expect(response.statusCode).toBe(204);
    const sent = await portal.database.db.select().from(emails).where(eq(emails.causeId, id));
    expect(sent).toMatchObject([{ address: 'super@lens.test', language: 'es', campaignId: null }]);
    const shown = await portal.request('super', { url: `/api/letters/${id}` });
    expect(shown.json()).toMatchObject({ state: 'draft', people: 0 });
  });

  it('SE-10 an id that is no UUID is of no letter, alone and in a list', async () => {
    const shown = await portal.request('super', { url: '/api/letters/1' });
    expect(shown.statusCode).toBe(404);
    const filter = encodeURIComponent(JSON.stringify({ id: ['x'] }));
    const listed = await portal.request('super', { url: `/api/letters?filter=${filter}` });
    expect(listed.statusCode).toBe(200);
    expect(listed.json()).toEqual([]);
  });
});
