import { useState } from 'react';
import { useDataProvider, useNavigate } from 'react-admin';
import { errorStatus } from '#providers/http/error-body.ts';
import { editPathOf, NEW_LENS_PATH } from '../common/lens-path.ts';
import { useProblemLanguage } from '../editor/use-read-form.ts';
import type { ImportedLens } from './imported-lens.ts';
import { readLensFile } from './read-lens-file.ts';
import type { LensFile } from './read-lens-file.ts';

const NOT_FOUND = 404;

export interface ImportFailure {
  file: string;
  why: Exclude<LensFile, { kind: 'lens' }> | { kind: 'failed' };
}

/** Reads a file and opens it in a form: that of the existing lens with its id, or that of a new lens. */
export function useImportLens() {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const language = useProblemLanguage();
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [isReading, setIsReading] = useState(false);

  const exists = async (id: string): Promise<boolean> => {
    try {
      await dataProvider.getOne('lenses', { id });
      return true;
    } catch (error) {
      if (errorStatus(error) === NOT_FOUND) return false;
      throw error;
    }
  };
  const open = async (file: File): Promise<void> => {
    const read = await readLensFile(file, language);
    if (read.kind !== 'lens') return setFailure({ file: file.name, why: read });
    const state: ImportedLens = { imported: read.input, file: file.name };
    const to = (await exists(read.input.id)) ? editPathOf(read.input) : NEW_LENS_PATH;
    navigate(to, { state });
  };
  const read = async (file: File): Promise<void> => {
    setFailure(null);
    setIsReading(true);
    try {
      await open(file);
    } catch (error) {
      console.warn('A lens could not be imported', error);
      setFailure({ file: file.name, why: { kind: 'failed' } });
    } finally {
      setIsReading(false);
    }
  };
  return { failure, isReading, read, close: () => setFailure(null) };
}
