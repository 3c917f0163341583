import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useGetOne, useRecordContext } from 'react-admin';
import type { Campaign } from '#domain/emails/campaign.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LIVE } from '../shared/live.ts';
import { CampaignCounts } from './CampaignCounts.tsx';

/** Milliseconds between two looks at a campaign that is being sent. */
const LOOKS_EVERY = 1_000;

/** EM-03: how far the campaign of the context is, live. */
export function CampaignProgress() {
  const campaign = useRecordContext<Campaign>();
  // Reads for the whole page, which shows the same record.
  useGetOne<Campaign>(
    'letters',
    { id: campaign?.id ?? '' },
    {
      enabled: campaign !== undefined,
      onError: () => undefined,
      ...LIVE,
      refetchInterval: campaign && isMoving(campaign) ? LOOKS_EVERY : LIVE.refetchInterval,
    },
  );
  if (!campaign || campaign.state === 'draft') return null;
  return <Progress campaign={campaign} />;
}

function isMoving({ state, underway }: Campaign): boolean {
  return state === 'sending' || underway > 0;
}

function Progress({ campaign }: { campaign: Campaign }) {
  const text = useText('campaigns');
  const locale = useLocale();
  const count = (number: number) => number.toLocaleString(locale);
  const { people, sent, undelivered } = campaign;
  const total = people - campaign.suppressed - campaign.unsubscribed - campaign.unreachable;
  const progressText = useProgressText(campaign, {
    done: count(sent + undelivered),
    total: count(total),
  });
  const isShown = campaign.isReady && total > 0;
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 0.5, py: 1 }}>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {progressText}
      </Typography>
      {isShown && (
        <LinearProgress
          variant="determinate"
          aria-label={progressText}
          value={((sent + undelivered) / total) * 100}
        />
      )}
      {isShown && <CampaignCounts campaign={campaign} />}
      {people > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('left', {
            suppressed: count(campaign.suppressed),
            unsubscribed: count(campaign.unsubscribed),
            unreachable: count(campaign.unreachable),
          })}
        </Typography>
      )}
    </Box>
  );
}

/** Returns what the campaign is doing. */
function useProgressText(campaign: Campaign, counts: { done: string; total: string }): string {
  const text = useText('campaigns');
  const { state, isReady, people } = campaign;
  if (state === 'cancelled' && !isReady) return text('discarded');
  if (!isReady) return text('collecting', { people });
  if (state === 'paused' || state === 'finished' || state === 'cancelled') {
    return text(state, counts);
  }
  return text('progress', counts);
}
