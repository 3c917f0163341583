import type { Locale } from '#domain/basics/locale.ts';
import {
  audiencePreviewSchema,
  campaignSchema,
  renderedCampaignSchema,
} from '#domain/emails/campaign.ts';
import type {
  AudiencePreview,
  Campaign,
  CampaignAudience,
  CampaignStep,
  RenderedCampaign,
} from '#domain/emails/campaign.ts';
import type { Rest } from '../../http/connection.ts';

/** EM-03: what the data provider does with campaigns to customers, beyond their records. */
export interface CampaignMethods {
  /** Takes a campaign further, in the version that the user saw. */
  moveCampaign: (
    seen: Pick<Campaign, 'id' | 'version'>,
    step: CampaignStep,
  ) => Promise<{ data: Campaign }>;
  /** Returns who would get a campaign now. */
  previewAudience: (
    audience: CampaignAudience,
    signal?: AbortSignal,
  ) => Promise<{ data: AudiencePreview }>;
  /** Returns the campaign as somebody gets it. */
  renderCampaign: (id: string, language: Locale) => Promise<{ data: RenderedCampaign }>;
  /** Sends the campaign to the user. */
  testCampaign: (id: string, language: Locale) => Promise<void>;
}

export function campaignMethods({ rest }: Pick<Rest, 'rest'>): CampaignMethods {
  return {
    moveCampaign: async ({ id, version }, step) => ({
      data: await rest(pathOf(id, step), {
        kind: 'change',
        method: 'POST',
        ifMatch: version,
        schema: campaignSchema,
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
    renderCampaign: async (id, language) => ({
      data: await rest(pathOf(id, 'render'), {
        kind: 'form',
        method: 'POST',
        body: { language },
        schema: renderedCampaignSchema,
      }),
    }),
    testCampaign: async (id, language) => {
      await rest(pathOf(id, 'test'), { kind: 'change', method: 'POST', body: { language } });
    },
  };
}

function pathOf(id: string, deed: string): string {
  return `/letters/${encodeURIComponent(id)}/${deed}`;
}
