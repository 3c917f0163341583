import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** A version of a record: what was entered, by field, and who saved it when. */
export type RecordVersion = Readonly<Record<string, unknown>> & {
  version: number;
  /** Nobody has edited it. */
  isDefault: boolean;
  savedAt: string;
  /** Blank: the portal. */
  savedBy: string;
};

interface VersionTableProps {
  /** Newest first. */
  versions: readonly RecordVersion[];
  present: number;
  defaultMark: string | undefined;
  onRestore: (version: number) => void;
}

export function VersionTable({ versions, present, defaultMark, onRestore }: VersionTableProps) {
  const text = useText('records');
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
        {versions.map(({ version, isDefault, ...saved }) => (
          <TableRow key={version}>
            <TableCell sx={{ verticalAlign: 'top' }}>
              {version}
              {isDefault && defaultMark && ` · ${defaultMark}`}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
              <SavedBy {...saved} />
            </TableCell>
            <TableCell>
              {version === present ? (
                text('versions.present')
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={text('versions.restoreOne', { version })}
                  onClick={() => onRestore(version)}
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
function SavedBy({ savedAt, savedBy: who }: Pick<RecordVersion, 'savedAt' | 'savedBy'>) {
  const text = useText('records');
  const locale = useLocale();
  const at = new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return who === '' ? text('versions.installed', { at }) : text('versions.by', { at, who });
}
