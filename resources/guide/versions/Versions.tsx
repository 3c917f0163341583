import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import type { GuideRecord, GuideVersion } from '#domain/consultant/guide/guide-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { VersionDifference } from './VersionDifference.tsx';

/** VC-01: every version of a passage, with who saved it; any two are compared, and an earlier one is restored. */
export function Versions() {
  const passage = useRecordContext<GuideRecord>();
  return passage ? <VersionsOf passage={passage} /> : null;
}

function VersionsOf({ passage }: { passage: GuideRecord }) {
  const text = useText('guideDesk');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const [restoring, setRestoring] = useState<GuideVersion | null>(null);
  const { id, version } = passage;
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', 'versions', id, version],
    queryFn: () => dataProvider.guideVersions(id),
  });
  if (error) {
    return (
      <LoadError title={text('versions.notLoaded')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <output>{text('loading')}</output>;
  const versions = data.data;
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <VersionTable versions={versions} present={version} onRestore={setRestoring} />
      {versions.length > 1 && <VersionDifference key={version} versions={versions} />}
      {restoring && (
        <RestoreDialog
          passage={passage}
          version={restoring.version}
          onRestored={() => {
            setRestoring(null);
            refresh();
          }}
          onClose={() => setRestoring(null)}
        />
      )}
    </Stack>
  );
}

interface VersionTableProps {
  versions: readonly GuideVersion[];
  present: number;
  onRestore: (version: GuideVersion) => void;
}

function VersionTable({ versions, present, onRestore }: VersionTableProps) {
  const text = useText('guideDesk');
  return (
    <Table size="small" aria-label={text('versions.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('versions.version')}</TableCell>
          <TableCell>{text('versions.saved')}</TableCell>
          <TableCell>{text('versions.action')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {versions.map((one) => (
          <TableRow key={one.version}>
            <TableCell sx={{ verticalAlign: 'top' }}>{one.version}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
              <SavedBy version={one} />
            </TableCell>
            <TableCell>
              {one.version === present ? (
                text('versions.present')
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={text('versions.restoreOne', { version: one.version })}
                  onClick={() => onRestore(one)}
                >
                  {text('versions.restore')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** When a version was saved, and by whom. The portal's own have no author. */
function SavedBy({ version: { updatedAt, updatedBy: who } }: { version: GuideVersion }) {
  const text = useText('guideDesk');
  const locale = useLocale();
  const at = new Date(updatedAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return who === '' ? text('versions.installed', { at }) : text('versions.by', { at, who });
}
