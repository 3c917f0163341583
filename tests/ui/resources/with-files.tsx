import type { ReactNode } from 'react';
import type { Files } from '#providers/firebase/files.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';

export type List = Files['list'];

export const noFiles: List = () => Promise.resolve({ files: [], next: null });

/** Wraps the element with a storage that returns `list`. */
export function withFiles(element: ReactNode, list: List = noFiles): ReactNode {
  const files = { list } as Partial<Files> as Files;
  const runtime = { files: () => Promise.resolve(files) } as Partial<Runtime> as Runtime;
  return <RuntimeContext value={runtime}>{element}</RuntimeContext>;
}
