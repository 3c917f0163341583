import { guidePassageSchema, type GuidePassage } from '#domain/consultant/guide/guide.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

/** What each client has loaded; the guide is loaded once a visit, however many pages read it. */
const loaded = new WeakMap<HttpClient, Promise<readonly GuidePassage[]>>();

/** VC-01: returns the passages of the guide that are shown. Nobody needs to be signed in. Throws HttpFailure. */
export function consultantGuide(client: HttpClient): Promise<readonly GuidePassage[]> {
  const known = loaded.get(client);
  if (known) return known;
  const passages = load(client);
  loaded.set(client, passages);
  // The next page tries again.
  passages.catch(() => loaded.delete(client));
  return passages;
}

async function load(client: HttpClient): Promise<readonly GuidePassage[]> {
  const { json } = await client('/consultant/guide', { kind: 'form', token: null });
  return readAnswer(guidePassageSchema.array(), json);
}
