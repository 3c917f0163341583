import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordDefinition } from '../record/common/record-context.ts';
import { useValueTexts } from '../record/fields/use-value-text.ts';
import { VersionPair } from './VersionPair.tsx';
import type { RecordVersion } from './VersionTable.tsx';

interface VersionDifferenceProps {
  /** Newest first. */
  versions: readonly RecordVersion[];
  difference: ComponentType<TextDifference>;
}

/** Two texts of one field, for the component that marks what differs. */
export interface TextDifference {
  label: string;
  before: string;
  after: string;
}

/** The fields that differ between any two versions of a record. */
export function VersionDifference({ versions, difference }: VersionDifferenceProps) {
  const text = useText('records');
  const title = text('versions.differences.title');
  const labels = [text('versions.differences.before'), text('versions.differences.after')] as const;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <VersionPair versions={versions} labels={labels}>
        {(before, after) => (
          <FieldDifferences before={before} after={after} difference={difference} />
        )}
      </VersionPair>
    </Box>
  );
}

interface FieldDifferencesProps extends Pick<VersionDifferenceProps, 'difference'> {
  before: RecordVersion;
  after: RecordVersion;
}

function FieldDifferences({ before, after, difference }: FieldDifferencesProps) {
  const { input } = useRecordDefinition();
  const text = useText('records');
  const fields = Object.keys(input.shape).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return <Typography>{text('versions.differences.none')}</Typography>;
  return fields.map((field) => (
    <FieldDifference
      key={field}
      field={field}
      values={[before[field], after[field]]}
      difference={difference}
    />
  ));
}

interface FieldDifferenceProps extends Pick<VersionDifferenceProps, 'difference'> {
  field: string;
  values: readonly [unknown, unknown];
}

function FieldDifference({ field, values, difference: Difference }: FieldDifferenceProps) {
  const { name } = useRecordDefinition();
  const [before = '', after = ''] = useValueTexts(field, values);
  const label = useTranslate()(`resources.${name}.fields.${field}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{label}</Typography>
      <Difference label={label} before={before} after={after} />
    </Box>
  );
}
