import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { EmailTemplateRecord, TemplateVersion } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { VersionDifference } from './VersionDifference.tsx';

interface VersionsProps {
  template: EmailTemplateRecord;
  onRestored: (template: EmailTemplateRecord) => void;
}

/** EM-02: every version of a template, with who saved it; any two are compared, and an earlier one is restored. */
export function Versions({ template, onRestored }: VersionsProps) {
  const text = useText('emailTemplates');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [restoring, setRestoring] = useState<TemplateVersion | null>(null);
  const { id, version } = template;
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'versions', id, version],
    queryFn: () => dataProvider.templateVersions(id),
  });
  if (error) {
    return (
      <LoadError title={text('versions.notLoaded')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <output>{text('loading')}</output>;
  const versions = data.data.toSorted((one, other) => other.version - one.version);
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <VersionTable versions={versions} present={version} onRestore={setRestoring} />
      {versions.length > 1 && <VersionDifference key={version} versions={versions} />}
      {restoring && (
        <RestoreDialog
          template={template}
          version={restoring.version}
          onRestored={(restored) => {
            setRestoring(null);
            onRestored(restored);
          }}
          onClose={() => setRestoring(null)}
        />
      )}
    </Stack>
  );
}

interface VersionTableProps {
  versions: readonly TemplateVersion[];
  present: number;
  onRestore: (version: TemplateVersion) => void;
}

function VersionTable({ versions, present, onRestore }: VersionTableProps) {
  const text = useText('emailTemplates');
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
            <TableCell sx={{ verticalAlign: 'top' }}>
              {one.version}
              {one.isDefault && ` · ${text('head.default')}`}
            </TableCell>
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
function SavedBy({ version: { savedAt, savedBy: who } }: { version: TemplateVersion }) {
  const text = useText('emailTemplates');
  const locale = useLocale();
  const at = new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return who === '' ? text('versions.installed', { at }) : text('versions.by', { at, who });
}
