import { consultantLensSchema, wholeLens } from '#domain/lens/model/consultant-lens.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

/** VC-04: returns the offered lenses, by name, without prices. Nobody needs to be signed in. Throws HttpFailure. */
export async function consultantLenses(
  client: HttpClient,
  signal?: AbortSignal,
): Promise<LensDefinition[]> {
  const { json } = await client('/consultant/lenses', {
    kind: 'form',
    token: null,
    ...(signal && { signal }),
  });
  return readAnswer(consultantLensSchema.array(), json).map(wholeLens);
}
