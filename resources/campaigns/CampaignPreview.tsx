import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { Locale } from '#domain/basics/locale.ts';
import type { Campaign } from '#domain/emails/campaign.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmailFrame } from '../emails/parts/EmailFrame.tsx';
import { useStep } from '../shared/step/use-step.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';

/** EM-03: the campaign of the context as it arrives, in each language, and a test to oneself. */
export function CampaignPreview() {
  const campaign = useRecordContext<Campaign>();
  const text = useText('campaigns');
  const [language, setLanguage] = useState<Locale>('en');
  if (!campaign) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {campaign.subject.es && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={text('previewLanguage')}
            value={language}
            onChange={(_event, chosen: Locale | null) => chosen && setLanguage(chosen)}
          >
            <ToggleButton value="en" sx={{ color: 'text.primary' }}>
              {text('english')}
            </ToggleButton>
            <ToggleButton value="es" sx={{ color: 'text.primary' }}>
              {text('spanish')}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        <TestButton id={campaign.id} language={language} />
      </Box>
      <Rendered campaign={campaign} language={language} />
    </Box>
  );
}

function Rendered({ campaign, language }: { campaign: Campaign; language: Locale }) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const text = useText('campaigns');
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-preview', campaign.id, campaign.version, language],
    queryFn: async () => (await dataProvider.renderCampaign(campaign.id, language)).data,
  });
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {text('again')}
          </Button>
        }
      >
        {text('previewFailed')}
      </Alert>
    );
  }
  if (!data) return null;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {text('preview', { subject: data.subject })}
      </Typography>
      <EmailFrame html={data.html} title={text('previewTitle')} height={520} />
    </>
  );
}

function TestButton({ id, language }: { id: string; language: Locale }) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const notify = useNotify();
  const text = useText('campaigns');
  const messageOf = useFailureMessage();
  const { mutate, isPending } = useStep({
    send: () => dataProvider.testCampaign(id, language),
    changes: [],
    done: () => text('tested'),
    onFailed: (error) => notify(messageOf(error) || text('testFailed'), { type: 'error' }),
  });
  return (
    <Button variant="outlined" size="small" loading={isPending} onClick={() => mutate()}>
      {text('test')}
    </Button>
  );
}
