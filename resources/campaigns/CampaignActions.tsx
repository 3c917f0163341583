import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { CAMPAIGN_MOVES } from '#domain/emails/campaign-steps.ts';
import type { Campaign, CampaignStep } from '#domain/emails/campaign.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CancelDialog, StartDialog } from './CampaignDialogs.tsx';
import { useCampaignSteps } from './use-campaign-steps.ts';

const STEPS = ['start', 'pause', 'resume', 'cancel'] as const;
/** The steps that are asked about first. */
const ASKED: ReadonlySet<CampaignStep> = new Set(['start', 'cancel']);

/** EM-03: the steps that can be taken with the campaign of the context. */
export function CampaignActions() {
  const campaign = useRecordContext<Campaign>();
  return campaign ? <Steps campaign={campaign} /> : null;
}

function Steps({ campaign }: { campaign: Campaign }) {
  const text = useText('campaigns');
  const { take, isPending } = useCampaignSteps(campaign);
  const [asked, setAsked] = useState<CampaignStep | null>(null);
  const close = () => setAsked(null);
  const confirm = (step: CampaignStep) => take(step, { onSettled: close });
  return (
    <>
      {STEPS.filter((step) => CAMPAIGN_MOVES[step].from.includes(campaign.state)).map((step) => (
        <Button
          key={step}
          variant={step === 'start' || step === 'resume' ? 'contained' : 'outlined'}
          color={step === 'cancel' ? 'error' : 'primary'}
          size="small"
          loading={isPending}
          onClick={() => (ASKED.has(step) ? setAsked(step) : take(step))}
        >
          {text(step)}
        </Button>
      ))}
      {asked === 'start' && (
        <StartDialog
          campaign={campaign}
          isPending={isPending}
          onStart={() => confirm('start')}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <CancelDialog isPending={isPending} onCancel={() => confirm('cancel')} onClose={close} />
      )}
    </>
  );
}
