import type { CampaignInput } from '#domain/emails/campaign.ts';

/** A campaign to every member of every account. */
export function campaignInput(changes: Partial<CampaignInput> = {}): CampaignInput {
  return {
    name: 'Summer hours',
    subject: { en: 'Our hours in July', es: 'Nuestro horario en julio' },
    body: { en: 'The lab closes at six.', es: 'El laboratorio cierra a las seis.' },
    filter: {},
    practiceRoles: ['owner', 'orderer', 'biller', 'viewer'],
    perMinute: 600,
    ...changes,
  };
}
