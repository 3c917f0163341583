import {
  emailTemplateSchema,
  previewAnswerSchema,
  templateTestAnswerSchema,
  templateVersionSchema,
} from '#domain/emails/email-template.ts';
import type {
  EmailTemplateRecord,
  PreviewAnswer,
  TemplatePreview,
  TemplateVersion,
} from '#domain/emails/email-template.ts';
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
  /** Returns all versions, the newest first. */
  templateVersions: (id: string) => Promise<{ data: TemplateVersion[] }>;
  /** Makes the content of a version the newest one, based on the version that the user saw. */
  restoreTemplate: (
    id: string,
    seen: number,
    version: number,
  ) => Promise<{ data: EmailTemplateRecord }>;
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
    templateVersions: async (id) => ({
      data: await rest(`${pathOf(id)}/versions`, {
        kind: 'history',
        schema: templateVersionSchema.array(),
      }),
    }),
    restoreTemplate: async (id, ifMatch, version) => ({
      data: await rest(`${pathOf(id)}/restore`, {
        kind: 'change',
        method: 'POST',
        body: { version },
        ifMatch,
        schema: emailTemplateSchema,
      }),
    }),
  };
}

function pathOf(id: string): string {
  return `/email-templates/${encodeURIComponent(id)}`;
}
