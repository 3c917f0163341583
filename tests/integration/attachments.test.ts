import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { decide, orderInput, resubmit, submit, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { HTML, PDF, PNG, upload } from './support/upload.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const file = (person: Person, id: string, index = 0) =>
  portal.request(person, { url: `/api/orders/${id}/attachments/${index}` });

async function refusal(attachments: unknown[]) {
  const response = await submit(portal, 'practice', { ...orderInput(), attachments });
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors;
}

describe('files that go with an order', () => {
  it('OR-01 OR-10 AD-08 are kept with it, shown to the practice and the maker as what they are, but not to a biller', async () => {
    const attachments = [
      await upload(portal, 'practice', PNG, 'image/png'),
      await upload(portal, 'practice', PDF, 'application/pdf'),
    ];
    const order = await submitted(portal, { attachments, patientReference: 'PAT-SECRET' });
    expect(order.attachments).toEqual(attachments);
    expect((await file('biller', order.id)).statusCode).toBe(403);
    for (const person of ['practice', 'admin', 'super'] as const) {
      const picture = await file(person, order.id);
      expect(picture.statusCode).toBe(200);
      expect(picture.rawPayload).toEqual(PNG);
      expect(picture.headers).toMatchObject({
        'content-disposition': `attachment; filename="${order.number}-1.png"`,
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await file(person, order.id, 1)).headers['content-type']).toBe('application/pdf');
    }
  });

  it('SE-01 are not shown to another practice, and there is none that the order does not have', async () => {
    const attachments = [await upload(portal, 'practice', PNG, 'image/png')];
    const order = await submitted(portal, { attachments });
    expect((await file('other', order.id)).statusCode).toBe(404);
    expect((await file('practice', order.id, 1)).statusCode).toBe(404);
    expect((await file('practice', order.id, 12)).statusCode).toBe(400);
  });

  it('SE-08 names the file that is not what it says by its content', async () => {
    const good = await upload(portal, 'practice', PNG, 'image/png');
    const page = await upload(portal, 'practice', HTML, 'image/png');
    const paper = await upload(portal, 'practice', PDF, 'image/png');
    expect(await refusal([good, page, paper])).toEqual({
      'attachments.1': {
        rule: 'type',
        message: `${page.name} is neither an image nor a PDF by its content`,
        value: 'image/png',
        nearest: null,
      },
      'attachments.2': {
        rule: 'type',
        message: `${paper.name} is no image/png by its content`,
        value: 'image/png',
        nearest: 'application/pdf',
      },
    });
  });

  it('SE-08 names the file that is not there, or of another size', async () => {
    const stored = await upload(portal, 'practice', PNG, 'image/png');
    const gone = { ...stored, path: stored.path.replace(/[^/]+$/, 'nothing.png') };
    const errors = await refusal([gone, { ...stored, size: 3 }]);
    expect(errors?.['attachments.0']?.rule).toBe('missing');
    expect(errors?.['attachments.1']).toMatchObject({ rule: 'size', nearest: PNG.length });
  });

  it('SE-08 names the file that is empty, whatever size is told', async () => {
    const empty = await upload(portal, 'practice', Buffer.alloc(0), 'image/png');
    expect(await refusal([{ ...empty, size: 3 }])).toEqual({
      'attachments.0': {
        rule: 'empty',
        message: `${empty.name} is empty`,
        value: 3,
        nearest: null,
      },
    });
    expect(await refusal([empty])).toMatchObject({ 'attachments.0.size': { rule: 'too_small' } });
  });

  it('SE-01 SE-08 says nothing of files of others but that they are', async () => {
    const theirs = await upload(portal, 'other', PNG, 'image/png');
    const gone = { ...theirs, path: theirs.path.replace(/[^/]+$/, 'nothing.png') };
    const foreign = { rule: 'unknown', message: 'This file does not belong to the account' };
    const attachments = [theirs, { ...theirs, size: 3 }, gone];
    expect(await refusal(attachments)).toMatchObject({
      'attachments.0.path': foreign,
      'attachments.1.path': foreign,
      'attachments.2.path': foreign,
    });
    const forTheirs = orderInput({ attachments: [gone], accountNumber: '100300' });
    expect((await submit(portal, 'practice', forTheirs)).statusCode).toBe(403);
  });

  it('SE-01 SE-08 says so of a correction, too, which keeps the files that it had', async () => {
    const own = await upload(portal, 'practice', PNG, 'image/png');
    const { id, version } = await submitted(portal, { attachments: [own] });
    await decide(portal, 'admin', { id, version, action: 'reject', reason: 'Blurred' });
    const order = { id, version: version + 1 };
    const theirs = await upload(portal, 'other', PNG, 'image/png');
    const refused = await resubmit(portal, 'practice', order, {
      attachments: [own, { ...theirs, size: 3 }],
    });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(refused.json()).errors ?? {})).toEqual([
      'attachments.1.path',
    ]);
    const empty = await upload(portal, 'practice', Buffer.alloc(0), 'image/png');
    const withEmpty = { attachments: [own, { ...empty, size: 1 }] };
    expect((await resubmit(portal, 'practice', order, withEmpty)).statusCode).toBe(422);
    expect((await resubmit(portal, 'practice', order, { attachments: [own] })).statusCode).toBe(
      200,
    );
  });
});
