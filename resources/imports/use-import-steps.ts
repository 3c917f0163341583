import { useDataProvider, useNotify } from 'react-admin';
import type { Import, ImportCheck } from '#domain/import/import.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { ImportStep } from '#providers/data/staff/imports.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../shared/step/use-step.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';

const VERSION_MOVED_ON = 412;
const CONFLICT = 409;

/** Takes steps of an import. After each, and after a refusal, the page shows how it stands on the server. */
export function useImportSteps(found: Import) {
  const text = useText('imports');
  const notify = useNotify();
  const why = useFailureMessage();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useStep({
    send: (step: ImportStep | ImportCheck) =>
      typeof step === 'string'
        ? dataProvider.moveImport(found, step)
        : dataProvider.checkImport(found, step),
    changes: ['imports'],
    onFailed: (error) => {
      // the page shows it as a question
      if (unclearDateOf(error) !== null) return;
      const isMoved = [VERSION_MOVED_ON, CONFLICT].includes(errorStatus(error));
      const wrong = errorBody(error)?.errors?.['mapping']?.message;
      notify(isMoved ? text('movedOn') : (wrong ?? (why(error) || text('failed'))), {
        type: 'error',
      });
    },
  });
  return {
    take: (step: ImportStep | ImportCheck) => mutate(step),
    isPending,
    unclearDate: unclearDateOf(error),
  };
}

/** AD-18: returns the date about which the server asks how it is read; null when it does not. */
function unclearDateOf(error: unknown): string | null {
  const { value } = errorBody(error)?.errors?.['answers.dateOrder'] ?? {};
  return typeof value === 'string' ? value : null;
}
