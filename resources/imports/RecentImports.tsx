import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { LinkBase, useGetList } from 'react-admin';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type { Import } from '#domain/import/import.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LIVE } from '../shared/live.ts';
import { Part } from '../shared/show/Part.tsx';
import { importPath } from './import-path.ts';

const RECENT = 10;

/** The latest imports of a kind, to go back to. */
export function RecentImports({ kind }: { kind: ImportKind }) {
  const text = useText('imports');
  const locale = useLocale();
  const { data = [] } = useGetList<Import>(
    'imports',
    {
      filter: { kind },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: RECENT },
      meta: { listKind: 'background' },
    },
    // the page does without it
    { onError: () => undefined, ...LIVE },
  );
  if (data.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Part title={text('recent')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {data.map(({ id, fileName, status, createdAt, actor }) => (
          <li key={id}>
            <MuiLink component={LinkBase} to={importPath(kind, id)}>
              {fileName}
            </MuiLink>
            {` · ${when.format(new Date(createdAt))} · ${actor} · ${text(`status.${status}`)}`}
          </li>
        ))}
      </Box>
    </Part>
  );
}
