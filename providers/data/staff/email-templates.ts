import { previewAnswerSchema, templateTestAnswerSchema } from '#domain/emails/email-template.ts';
import type { PreviewAnswer, TemplatePreview } from '#domain/emails/email-template.ts';
import type { Rest } from '../../http/connection.ts';

/** EM-02: what the data provider does with templates of emails, beyond their records. */
export interface EmailTemplateMethods {
  /** Renders a draft; says what is wrong with it. */
  previewTemplate: (
    draft: TemplatePreview,
    signal: AbortSignal,
  ) => Promise<{ data: PreviewAnswer }>;
  /** Sends a draft to whoever is signed in. Returns the address. */
  testTemplate: (draft: TemplatePreview) => Promise<{ data: { to: string } }>;
}

export function emailTemplateMethods({ rest }: Pick<Rest, 'rest'>): EmailTemplateMethods {
  return {
    previewTemplate: async (body, signal) => ({
      data: await rest('/email-templates/preview', {
        kind: 'form',
        method: 'POST',
        body,
        signal,
        schema: previewAnswerSchema,
      }),
    }),
    testTemplate: async (body) => ({
      data: await rest('/email-templates/test', {
        kind: 'change',
        method: 'POST',
        body,
        schema: templateTestAnswerSchema,
      }),
    }),
  };
}
