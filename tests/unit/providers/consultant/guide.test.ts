import { describe, expect, it, vi } from 'vitest';
import { unedited } from '#domain/guide/first-passages.ts';
import { consultantGuide } from '#providers/consultant/guide.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';

type Answer = Awaited<ReturnType<HttpClient>>;
const answered = { json: unedited().slice(0, 2) } as Answer;

describe('the guide in the browser', () => {
  it('VC-01 is loaded once, without a token', async () => {
    const client = vi.fn<HttpClient>().mockResolvedValue(answered);
    const [one, other] = await Promise.all([consultantGuide(client), consultantGuide(client)]);
    expect(one).toEqual(unedited().slice(0, 2));
    expect(other).toBe(one);
    expect(client.mock.calls).toEqual([['/consultant/guide', { kind: 'form', token: null }]]);
  });

  it('VC-01 is asked for again after a failure', async () => {
    const client = vi
      .fn<HttpClient>()
      .mockRejectedValueOnce(new HttpFailure('No response', 0))
      .mockResolvedValue(answered);
    await expect(consultantGuide(client)).rejects.toThrow('No response');
    expect(await consultantGuide(client)).toHaveLength(2);
  });
});
