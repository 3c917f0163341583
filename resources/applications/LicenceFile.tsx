import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';

interface LicenceFileProps {
  /** The user whose folder holds the file. */
  uid: string;
  /** Blank when no file was sent. */
  name: string;
}

/** DB-02: links to the file that the applicant sent. The storage provides its URL. */
export function LicenceFile({ uid, name }: LicenceFileProps) {
  const text = useText('applications');
  const { files } = useRuntime();
  const { data, error, refetch } = useQuery({
    queryKey: ['licenceFile', uid, name],
    queryFn: async () => (await files()).url(`users/${uid}/${name}`),
    enabled: name !== '',
    staleTime: Infinity,
  });
  if (!name) return text('licence.none');
  if (error) {
    if (errorStatus(error) === 404) return text('licence.gone');
    return (
      <span role="alert">
        {text('licence.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {text('licence.retry')}
        </Button>
      </span>
    );
  }
  if (!data) return text('licence.loading');
  return (
    <MuiLink href={data} target="_blank" rel="noopener noreferrer">
      {text('licence.open')} ({text('licence.newTab')})
    </MuiLink>
  );
}
