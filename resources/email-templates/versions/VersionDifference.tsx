import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TemplateVersion } from '#domain/emails/email-template.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Comparison } from './Comparison.tsx';

const FIELDS = ['subject', 'mjml', 'text'] as const;

/** The differences between any two versions; at the beginning between the newest and the one before. */
export function VersionDifference({ versions }: { versions: readonly TemplateVersion[] }) {
  const text = useText('emailTemplates');
  const translate = useTranslate();
  const [newest, former] = versions;
  const [beforeVersion, setBefore] = useState(former?.version);
  const [afterVersion, setAfter] = useState(newest?.version);
  const before = versions.find(({ version }) => version === beforeVersion);
  const after = versions.find(({ version }) => version === afterVersion);
  if (!before || !after) return null;
  const differing = FIELDS.filter((field) => before[field] !== after[field]);
  return (
    <Box component="section" aria-label={text('difference.title')} sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
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
      {differing.map((field) => {
        const label = translate(`resources.email-templates.fields.${field}`);
        return (
          <Box key={field} sx={{ mb: 2, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{label}</Typography>
            <Comparison label={label} before={before[field]} after={after[field]} />
          </Box>
        );
      })}
    </Box>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly TemplateVersion[];
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
