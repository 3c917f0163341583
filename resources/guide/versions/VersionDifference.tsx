import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  guideRecordInputSchema,
  type GuideVersion,
} from '#domain/consultant/guide/guide-record.ts';
import { diffWords, type DiffPart } from '#domain/consultant/guide/text-diff.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useValueTexts } from '../../shared/record/fields/use-value-text.ts';

const FIELDS = guideRecordInputSchema.keyof().options;
type Field = (typeof FIELDS)[number];

/** The differences between any two versions; at the beginning between the newest and the one before. */
export function VersionDifference({ versions }: { versions: readonly GuideVersion[] }) {
  const text = useText('guideDesk');
  const [newest, former] = versions;
  const [beforeVersion, setBefore] = useState(former?.version);
  const [afterVersion, setAfter] = useState(newest?.version);
  const before = versions.find(({ version }) => version === beforeVersion);
  const after = versions.find(({ version }) => version === afterVersion);
  if (!before || !after) return null;
  const differing = FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return (
    <Box component="section" aria-label={text('difference.title')} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {text('difference.title')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <VersionSelect
          label={text('difference.before')}
          versions={versions}
          value={before.version}
          onChange={setBefore}
        />
        <VersionSelect
          label={text('difference.after')}
          versions={versions}
          value={after.version}
          onChange={setAfter}
        />
      </Stack>
      {differing.length === 0 && <Typography>{text('difference.none')}</Typography>}
      {differing.map((field) => (
        <FieldDifference key={field} field={field} before={before} after={after} />
      ))}
    </Box>
  );
}

interface FieldDifferenceProps {
  field: Field;
  before: GuideVersion;
  after: GuideVersion;
}

function FieldDifference({ field, before, after }: FieldDifferenceProps) {
  const translate = useTranslate();
  const [former = '', later = ''] = useValueTexts(field, [before[field], after[field]]);
  return (
    <Box sx={{ mb: 2, minWidth: 0, maxWidth: 960 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(`resources.guide.fields.${field}`)}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {diffWords(former, later).map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
          <Part key={place} {...part} />
        ))}
      </Typography>
    </Box>
  );
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text;
  const isAdded = kind === 'added';
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={({ palette }) => ({
        color: palette[isAdded ? 'success' : 'error'].main,
        textDecoration: isAdded ? 'underline' : 'line-through',
      })}
    >
      {text}
    </Box>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly GuideVersion[];
  value: number;
  onChange: (version: number) => void;
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 140 }}
    >
      {versions.map(({ version }) => (
        <MenuItem key={version} value={version}>
          {version}
        </MenuItem>
      ))}
    </TextField>
  );
}
