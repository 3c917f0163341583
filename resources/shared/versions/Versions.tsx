import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useDataProvider } from 'react-admin';
import type { ZodType } from 'zod';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../list/LoadError.tsx';
import { useRecordDefinition } from '../record/common/record-context.ts';
import type { StoredRecord } from '../record/common/record-definition.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { VersionDifference } from './VersionDifference.tsx';
import type { TextDifference } from './VersionDifference.tsx';
import { VersionTable } from './VersionTable.tsx';
import type { RecordVersion } from './VersionTable.tsx';

interface VersionsProps<Stored extends StoredRecord> {
  record: Stored;
  schema: ZodType<Stored>;
  versionSchema: ZodType<RecordVersion>;
  /** Marks what differs between two texts. */
  difference: ComponentType<TextDifference>;
  /** What a restore does; `next`: the version that it makes. */
  consequence: (next: number) => string;
  /** Said of the versions that nobody has edited. */
  defaultMark?: string;
  onRestored: (record: Stored) => void;
}

/** Every version of a record, with who saved it; any two are compared, and an earlier one is restored. */
export function Versions<Stored extends StoredRecord>(props: VersionsProps<Stored>) {
  const { record, schema, versionSchema, difference, consequence, defaultMark, onRestored } = props;
  const { name } = useRecordDefinition();
  const text = useText('records');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [restoring, setRestoring] = useState<number | null>(null);
  const { id, version } = record;
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'versions', id, version],
    queryFn: () => dataProvider.recordVersions(name, id, versionSchema),
  });
  if (error) {
    return (
      <LoadError title={text('versions.notLoaded')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <output>{text('versions.loading')}</output>;
  const versions = data.data;
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <VersionTable
        versions={versions}
        present={version}
        defaultMark={defaultMark}
        onRestore={setRestoring}
      />
      {versions.length > 1 && (
        <VersionDifference key={version} versions={versions} difference={difference} />
      )}
      {restoring !== null && (
        <RestoreDialog
          record={record}
          schema={schema}
          version={restoring}
          consequence={consequence(version + 1)}
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
