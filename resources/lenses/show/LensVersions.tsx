import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensVersion } from '#domain/orders/lens-change.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { VersionPair } from '../../shared/versions/VersionPair.tsx';
import { useLensVersions } from '../common/use-lens-versions.ts';
import { LensDifferences } from './LensDifferences.tsx';

const COLUMNS = ['version', 'date', 'author', 'note'] as const;

/** Lists the versions with author and note, newest first, and compares any two. */
export function LensVersions({ lens }: { lens: LensDefinition }) {
  const text = useText('lensShow');
  const { data, error, refetch } = useLensVersions(lens.id);
  if (error) {
    return (
      <LoadError title={text('versions.error')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const label = text('versions.label', { lens: lens.name });
  return (
    <>
      <Box component="section" tabIndex={0} aria-label={label} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{text(`versions.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((version) => (
              <VersionRow key={version.version} version={version} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {data.length < 2 && <Typography color="text.secondary">{text('versions.one')}</Typography>}
      <Box sx={{ mt: 2 }}>
        {/* the key resets the choice when there is a new version */}
        <VersionPair
          key={data.length}
          versions={data}
          labels={[text('versions.before'), text('versions.after')]}
        >
          {(before, after) => (
            <LensDifferences id={lens.id} before={before.version} after={after.version} />
          )}
        </VersionPair>
      </Box>
    </>
  );
}

function VersionRow({ version }: { version: LensVersion }) {
  const text = useText('lensShow');
  const lenses = useText('lenses');
  const locale = useLocale();
  const { createdAt, author, changeNote, offered } = version;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {version.version}
        {!offered && ` · ${lenses('list.notOffered')}`}
      </TableCell>
      <TableCell>
        <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{author}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
        {changeNote || text('versions.noNote')}
      </TableCell>
    </TableRow>
  );
}
