import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList } from 'react-admin';
import type { Suppression } from '#domain/emails/email.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SuppressedNote } from '../../shared/show/SuppressedNote.tsx';

const SUPPRESSIONS_PATH = '/admin/email-management/suppressed';
/** Suppresses react-admin's toast: the page says it itself. */
const SAID_HERE = { onError: () => undefined, retry: false };

/** EM-03: says that no email reaches the user's address. */
export function SuppressedAddress({ address }: { address: string }) {
  const text = useText('suppressed');
  const id = address.toLowerCase();
  const { data, error } = useGetList<Suppression>(
    'email-suppressions',
    { filter: { id: [id], active: true }, pagination: { page: 1, perPage: 1 } },
    { ...SAID_HERE, enabled: id !== '' },
  );
  if (error) return <Typography variant="body2">{text('notLoaded')}</Typography>;
  const [suppression] = data ?? [];
  if (!suppression) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <SuppressedNote address={address} reason={suppression.reason}>
        <MuiLink component={LinkBase} to={SUPPRESSIONS_PATH}>
          {text('show')}
        </MuiLink>
      </SuppressedNote>
    </Box>
  );
}
