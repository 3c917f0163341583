import { useDataProvider, useNotify } from 'react-admin';
import type { Campaign, CampaignStep } from '#domain/emails/campaign.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../shared/step/use-step.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';

const VERSION_MOVED_ON = 412;

/** Takes a campaign further, in the version that the page shows, and says what failed. */
export function useCampaignSteps(campaign: Pick<Campaign, 'id' | 'version'>) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const notify = useNotify();
  const text = useText('campaigns');
  const messageOf = useFailureMessage();
  const { mutate, isPending } = useStep({
    send: (step: CampaignStep) => dataProvider.moveCampaign(campaign, step),
    changes: ['letters'],
    onFailed: (error) => {
      const isOld = errorStatus(error) === VERSION_MOVED_ON;
      const message = isOld ? text('movedOn') : messageOf(error) || text('stepFailed');
      notify(message, { type: isOld ? 'info' : 'error' });
    },
  });
  return { take: mutate, isPending };
}
