import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CustomerInformation } from '#domain/customers/customer.ts';
import { customerInformation } from '#providers/account/customer-information.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { FactList } from './FactList.tsx';

/** Shows the facts of the practice's account. */
export function AccountFacts() {
  const text = useText('shell');
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
  const text = useText('shell');
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

/** RS-02: loads the selected account's information. A failure is shown and does not end the session. */
function useAccountFacts(): UseQueryResult<CustomerInformation | null> {
  const { accountNumber } = useSession();
  const { restAnswer } = useConnection();
  return useQuery({
    queryKey: ['account-facts', accountNumber],
    enabled: accountNumber !== null,
    queryFn: ({ signal }) =>
      customerInformation(restAnswer, {
        account: accountNumber ?? undefined,
        records: 1,
        showError: true,
        isAside: true,
        signal,
      }),
  });
}
