import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface VersionPairProps<Version> {
  /** Newest first. */
  versions: readonly Version[];
  /** The labels of the choice of the earlier version and of the later one. */
  labels: readonly [string, string];
  children: (before: Version, after: Version) => ReactNode;
}

/** Chooses any two versions; at the beginning the newest and the one before. Nothing while there is only one. */
export function VersionPair<Version extends { version: number }>({
  versions,
  labels,
  children,
}: VersionPairProps<Version>) {
  const [newest, former] = versions;
  const [chosen, setChosen] = useState([former?.version, newest?.version] as const);
  const [before, after] = chosen.map((of) => versions.find(({ version }) => version === of));
  if (!before || !after) return null;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <VersionSelect
          label={labels[0]}
          versions={versions}
          value={before.version}
          onChange={(version) => setChosen([version, after.version])}
        />
        <VersionSelect
          label={labels[1]}
          versions={versions}
          value={after.version}
          onChange={(version) => setChosen([before.version, version])}
        />
      </Stack>
      {children(before, after)}
    </Stack>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly { version: number }[];
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
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
    >
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </TextField>
  );
}
