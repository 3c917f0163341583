import {
  BasenameContextProvider,
  Resource,
  ResourceDefinitionContextProvider,
  useParams,
  useRouterProvider,
} from 'react-admin';
import { RecordDefinitionContext, useRecordDefinition } from './common/record-context.ts';
import type { RecordDefinition } from './common/record-definition.ts';
import { recordAddress } from './common/record-path.ts';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordGranted } from './RecordGranted.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordShow } from './RecordShow.tsx';

function viewsOf({ page, onlyId, isCreatable = true, isEditable }: RecordDefinition) {
  if (onlyId !== undefined) return { list: GrantedEdit };
  const create = isCreatable ? { create: GrantedCreate } : {};
  if (page) return { list: RecordList, edit: page, ...create };
  const edit = isEditable === false ? ShowInstead : GrantedEdit;
  return { list: RecordList, edit, show: RecordShow, ...create };
}

function GrantedCreate() {
  return (
    <RecordGranted action="create">
      <RecordCreate />
    </RecordGranted>
  );
}

function GrantedEdit() {
  return (
    <RecordGranted action="edit">
      <RecordEdit />
    </RecordGranted>
  );
}

/** Leads from the address of a form that there is not to the record's page. */
function ShowInstead() {
  const definition = useRecordDefinition();
  const { Navigate } = useRouterProvider();
  const { id = '' } = useParams();
  return <Navigate to={recordAddress(definition, { show: id })} replace />;
}

/** AD-07: the list, create, edit and show pages of a kind of record, generated from its definition. */
export function RecordResource({ definition }: { definition: RecordDefinition }) {
  const { name, basename, icon, representation } = definition;
  const resource = { name, icon, recordRepresentation: representation, ...viewsOf(definition) };
  return (
    <BasenameContextProvider basename={basename}>
      <ResourceDefinitionContextProvider
        definitions={{ [name]: Resource.registerResource(resource) }}
      >
        <RecordDefinitionContext value={definition}>
          <Resource {...resource} />
        </RecordDefinitionContext>
      </ResourceDefinitionContextProvider>
    </BasenameContextProvider>
  );
}
