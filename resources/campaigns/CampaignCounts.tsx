import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { Campaign } from '#domain/emails/campaign.ts';
import type { EmailState } from '#domain/emails/email-states.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { campaignEmailsPath } from '../emails/parts/email-path.ts';

/** What the counts of a campaign count. */
const STATES = {
  sent: ['sent'],
  underway: ['queued', 'deferred'],
  undelivered: ['bounced', 'suppressed', 'failed', 'expired', 'doubtful'],
} as const satisfies Record<string, readonly EmailState[]>;

/** EM-03: how many emails of the campaign are where, each as a link to them. */
export function CampaignCounts({ campaign }: { campaign: Campaign }) {
  const text = useText('campaigns');
  const locale = useLocale();
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {(['sent', 'underway', 'undelivered'] as const).map((name) => {
        const label = text(name, { count: campaign[name].toLocaleString(locale) });
        if (campaign[name] === 0) return <span key={name}>{label}</span>;
        return (
          <MuiLink
            key={name}
            component={LinkBase}
            to={campaignEmailsPath(campaign.id, STATES[name])}
          >
            {label}
          </MuiLink>
        );
      })}
    </Typography>
  );
}
