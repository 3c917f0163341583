import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { useSaveLens } from '../edit/save/use-save-flow.ts';
import { toInput } from '../transfer/exported-lens.ts';
import type { Change } from './use-lens-moved-on.tsx';
import { useLensMovedOn } from './use-lens-moved-on.tsx';

const MOST = 500;

interface RetireDialogProps {
  change: Change;
  /** The lens as the user saw it. */
  lens: LensDefinition;
  onClose: () => void;
  onDecided: (lens: LensDefinition) => void;
}

/**
 * Retires a lens or offers it again, as its next version, and shows what would become invalid. Whoever comes too late is
 * told who saved what, and may go on with the present version.
 */
export function RetireDialog({ change, lens, onClose, onDecided }: RetireDialogProps) {
  const text = useText('lensShow');
  const { moved, present, tell } = useLensMovedOn(change, lens);
  const saving = useSaveLens(present);
  const uses = useUses(change, present);
  const decide = (changeNote: string) =>
    saving.mutate(
      { ...toInput(present), offered: change === 'offer', changeNote },
      {
        onSuccess: (outcome) =>
          outcome.kind === 'movedOn' ? tell(outcome.current) : onDecided(outcome.record),
      },
    );
  return (
    <DecisionDialog
      title={text(`change.${change}Title`, { lens: present.name })}
      consequence={[text(`change.${change}Text`), uses].filter(Boolean).join(' ')}
      action={text(`actions.${change}`)}
      tone={change === 'retire' ? 'error' : 'primary'}
      field={{ label: text('change.note'), missing: text('change.noteMissing'), most: MOST }}
      isPending={saving.isPending}
      error={saving.error}
      moved={moved}
      onDecide={decide}
      onClose={onClose}
    />
  );
}

/** Returns a text with the number of drafts and orders that have the lens; blank when it is offered again. */
function useUses(change: Change, lens: LensDefinition): string {
  const text = useText('lensShow');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['lensUses', lens.id, lens.version],
    queryFn: async () => (await dataProvider.dryRunLens({ ...toInput(lens), offered: false })).data,
    enabled: change === 'retire',
    staleTime: 0,
  });
  if (change === 'offer') return '';
  if (error) return text('change.unchecked');
  if (!data) return text('change.checking');
  return text('change.uses', {
    drafts: text('change.drafts', { smart_count: data.drafts.invalid }),
    reorders: text('change.reorders', { smart_count: data.orders.invalid }),
  });
}
