import type { Locale } from '#domain/basics/locale.ts';
import {
  audiencePreviewSchema,
  letterSchema,
  renderedLetterSchema,
} from '#domain/emails/letter.ts';
import type {
  AudiencePreview,
  Letter,
  LetterAudience,
  LetterStep,
  RenderedLetter,
} from '#domain/emails/letter.ts';
import type { Rest } from '../../http/connection.ts';

/** EM-03: what the data provider does with letters to customers, beyond their records. */
export interface LetterMethods {
  /** Takes a letter further, in the version that the user saw. */
  moveLetter: (seen: Pick<Letter, 'id' | 'version'>, step: LetterStep) => Promise<{ data: Letter }>;
  /** Returns who would get a letter now. */
  previewAudience: (
    audience: LetterAudience,
    signal?: AbortSignal,
  ) => Promise<{ data: AudiencePreview }>;
  /** Returns the letter as somebody gets it. */
  renderLetter: (id: string, language: Locale) => Promise<{ data: RenderedLetter }>;
  /** Sends the letter to the user. */
  testLetter: (id: string, language: Locale) => Promise<void>;
}

export function letterMethods({ rest }: Pick<Rest, 'rest'>): LetterMethods {
  return {
    moveLetter: async ({ id, version }, step) => ({
      data: await rest(pathOf(id, step), {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        schema: letterSchema,
      }),
    }),
    previewAudience: async (audience, signal) => ({
      data: await rest('/letters/audience', {
        kind: 'form',
        method: 'POST',
        body: audience,
        schema: audiencePreviewSchema,
        ...(signal && { signal }),
      }),
    }),
    renderLetter: async (id, language) => ({
      data: await rest(pathOf(id, 'render'), {
        kind: 'form',
        method: 'POST',
        body: { language },
        schema: renderedLetterSchema,
      }),
    }),
    testLetter: async (id, language) => {
      await rest(pathOf(id, 'test'), { kind: 'change', method: 'POST', body: { language } });
    },
  };
}

function pathOf(id: string, deed: string): string {
  return `/letters/${encodeURIComponent(id)}/${deed}`;
}
