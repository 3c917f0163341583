import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CustomerInformation } from '#domain/schemas/customer.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { FactList } from './FactList.tsx';
import { useAccountFacts } from './use-account-facts.ts';

/** Shows the facts of the practice's account. */
export function AccountFacts() {
  const text = useShellText();
  const { data, error, refetch } = useAccountFacts();
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {text('panel.account')}
      </Typography>
      {error && (
        <>
          <Typography role="alert">{text('panel.failed')}</Typography>
          <Button size="small" onClick={() => void refetch()}>
            {text('panel.retry')}
          </Button>
        </>
      )}
      {data && <Facts account={data} />}
      {!data && !error && (
        <Skeleton variant="rounded" height={152} aria-busy aria-label={text('panel.loading')} />
      )}
    </section>
  );
}

function Facts({ account }: { account: CustomerInformation }) {
  const text = useShellText();
  return (
    <FactList
      facts={[
        { name: text('panel.number'), value: account.accountNumber },
        { name: text('panel.practice'), value: account.practice },
        { name: text('panel.practiceRole'), value: text(`practiceRoles.${account.practiceRole}`) },
        { name: text('panel.additional'), value: account.total },
      ]}
    />
  );
}
