import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { campaignFilterSchema, NEW_CAMPAIGN } from '#domain/emails/campaign.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePendingFilter } from '../shared/list/filters/LateFilters.tsx';

const CREATE = '/admin/email-management/letters/create';

/** EM-03: begins a campaign to the accounts that the list shows, by its present filter. */
export function WriteCampaignButton() {
  const text = useText('campaigns');
  const { filterValues } = useListContext();
  const { isPending } = usePendingFilter();
  const filter = campaignFilterSchema.safeParse(filterValues);
  // Merged accounts have no members.
  if (!filter.success) return null;
  return (
    <Button
      component={LinkBase}
      to={CREATE}
      state={{ record: { ...NEW_CAMPAIGN, filter: filter.data } }}
      size="small"
      disabled={isPending}
      startIcon={<MailIcon />}
    >
      {text('write')}
    </Button>
  );
}
