import Button from '@mui/material/Button';
import { LinkBase, useLocation, useParams } from 'react-admin';
import { IMPORT_KINDS } from '#domain/import/import-columns.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMarkMenuPlace } from '../shared/menu-place.ts';
import { RecordHeading, RecordPage } from '../shared/record/RecordPage.tsx';
import { importPath, LIST_PATHS } from './import-path.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportRun } from './ImportRun.tsx';

/** AD-17: imports records from CSV: a file, its columns, a preview, and the import. The address names the import. */
export default function ImportPage() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const kind = IMPORT_KINDS.find((one) => pathname.startsWith(importPath(one))) ?? 'customers';
  return <ImportOf key={`${kind}/${id}`} kind={kind} id={id} />;
}

function ImportOf({ kind, id }: { kind: ImportKind; id: string | undefined }) {
  const text = useText('imports');
  useMarkMenuPlace(LIST_PATHS[kind]);
  return (
    <RecordPage>
      <RecordHeading title={text(`title.${kind}`)}>
        <Button component={LinkBase} to={LIST_PATHS[kind]}>
          {text('back')}
        </Button>
      </RecordHeading>
      {id === undefined ? <ImportFile kind={kind} /> : <ImportRun id={id} />}
    </RecordPage>
  );
}
