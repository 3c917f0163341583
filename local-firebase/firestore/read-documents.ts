import type { Caller } from '../caller.ts';
import { RpcError } from '../rpc-error.ts';
import { permissionDenied, type Access } from './access.ts';
import { listCollectionIds, type DocumentStore } from './document-store.ts';
import type { FirestoreEngine } from './engine-contract.ts';
import { compileAggregations } from './query/aggregation.ts';
import type { Indexes } from './query/indexes.ts';
import { compileQuery, selectDocuments, type CompiledQuery } from './query/query.ts';
import type { Transactions } from './transactions.ts';
import { parseDocumentName, parseParent } from './values/document-name.ts';
import { parseList } from './values/invalid.ts';
import type { QueryTarget } from './values/types.ts';

interface ReadPorts {
  documents: DocumentStore;
  access: Access;
  transactions: Transactions;
  indexes: Indexes | undefined;
}

type Reads = Pick<
  FirestoreEngine,
  'batchGet' | 'runQuery' | 'runAggregation' | 'listCollectionIds'
>;

/** The calls of the engine that read once. Each asks the rules, and a transaction notes what it saw. */
export function readDocuments({ documents, access, transactions, indexes }: ReadPorts): Reads {
  const select = (caller: Caller, target: QueryTarget, query: CompiledQuery) => {
    if (!access.mayList(caller, target)) throw permissionDenied('list', target.parent);
    indexes?.require(query.needs);
    return selectDocuments(documents, query);
  };
  return {
    batchGet: (caller, names, transaction) =>
      parseList(names, 'documents').map((input) => {
        const name = parseDocumentName(input);
        const document = documents.get(name);
        if (!access.mayGet(caller, name, document)) throw permissionDenied('get', name);
        if (transaction) transactions.noteDocument(transaction, name, document);
        return { name, document };
      }),
    runQuery: (caller, target, transaction) => {
      const query = compileQuery(target);
      const found = select(caller, target, query);
      if (transaction) transactions.noteQuery(transaction, query, found);
      return found.map(query.project);
    },
    runAggregation: (caller, parent, { structuredQuery, aggregations }) => {
      const target = { parent, structuredQuery };
      const { paths, aggregate } = compileAggregations(aggregations);
      return aggregate(select(caller, target, compileQuery(target, paths)));
    },
    listCollectionIds: (caller, parent) => {
      if (!caller.admin) throw new RpcError('PERMISSION_DENIED', 'Only an admin lists collections');
      return listCollectionIds(documents, parseParent(parent));
    },
  };
}
