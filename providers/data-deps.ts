import type { DataDeps } from './data/data.ts';
import { loadStaff } from './load-staff.ts';
import type { Runtime } from './runtime.ts';

/** What the data provider needs. Not a part of the runtime, which the sign-in page loads. */
export function dataDeps(runtime: Runtime): DataDeps {
  return {
    documents: runtime.documents,
    functions: runtime.functions,
    loadStaff,
    firestoreList: async () => {
      await runtime.documents();
      const { firestoreList } = await import('./data/firestore-list.ts');
      return firestoreList(runtime.app);
    },
  };
}
