import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useRefresh } from 'react-admin';
import {
  guideRecordSchema,
  guideVersionSchema,
  type GuideRecord,
} from '#domain/consultant/guide/guide-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { TextDifference } from '../shared/versions/VersionDifference.tsx';
import { Versions } from '../shared/versions/Versions.tsx';
import { diffWords, type DiffPart } from './text-diff.ts';

/** A passage was saved when its record was updated. */
const versionSchema = guideVersionSchema.transform(({ updatedAt, updatedBy, ...version }) =>
  Object.assign(version, { savedAt: updatedAt, savedBy: updatedBy }),
);

/** VC-01: the versions of a passage; the words that differ are marked. */
export function PassageVersions() {
  const passage = useRecordContext<GuideRecord>();
  const text = useText('guideDesk');
  const refresh = useRefresh();
  if (!passage) return null;
  return (
    <Versions
      record={passage}
      schema={guideRecordSchema}
      versionSchema={versionSchema}
      difference={WordDifference}
      consequence={(next) => text('restoreText', { next })}
      onRestored={refresh}
    />
  );
}

function WordDifference({ before, after }: TextDifference) {
  return (
    <Typography
      component="div"
      sx={{ maxWidth: 960, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {diffWords(before, after).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
        <Part key={place} {...part} />
      ))}
    </Typography>
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
