import { BasenameContextProvider, Resource, ResourceDefinitionContextProvider } from 'react-admin';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordDefinitionContext } from './record-context.ts';
import type { RecordDefinition } from './record-definition.ts';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordShow } from './RecordShow.tsx';

const VIEWS = { list: RecordList, create: RecordCreate, edit: RecordEdit, show: RecordShow };

/** AD-07: the list, create, edit and show pages of a kind of record, generated from its definition. */
export function RecordResource({ definition }: { definition: RecordDefinition }) {
  const { name, basename, icon, representation } = definition;
  const resource = { name, icon, recordRepresentation: representation, ...VIEWS };
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
