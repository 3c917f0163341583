import Chip from '@mui/material/Chip';
import { useGetOne, useListContext } from 'react-admin';
import type { Campaign } from '#domain/emails/campaign.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';

/** Says that the list has the emails of one campaign only, and takes that away. */
export function CampaignFilter() {
  const { filterValues, setFilters } = useListContext();
  const { campaignId, ...others } = filterValues as { campaignId?: string };
  if (!campaignId) return null;
  return <CampaignChip id={campaignId} onDelete={() => setFilters(others)} />;
}

function CampaignChip({ id, onDelete }: { id: string; onDelete: () => void }) {
  const text = useText('emailLog');
  const mayRead = useMay()('emails:manage');
  const { data } = useGetOne<Campaign>(
    'letters',
    { id },
    { enabled: mayRead, retry: false, onError: () => undefined },
  );
  const label = data ? text('list.ofCampaign', { name: data.name }) : text('list.ofOneCampaign');
  return <Chip label={label} onDelete={onDelete} />;
}
