import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import type { DecisionOutcome } from '../../shared/decision/use-decision.ts';
import { useSaveLens } from '../edit/save/use-save-flow.ts';
import { toInput } from '../transfer/exported-lens.ts';

export type Change = 'retire' | 'offer';

const MOST = 500;

interface RetireDialogProps {
  change: Change;
  /** The lens as the user saw it. */
  lens: LensDefinition;
  onClose: () => void;
  onOutcome: (outcome: DecisionOutcome<LensDefinition>) => void;
}

/** Retires a lens or offers it again, as its next version, and shows what would become invalid. */
export function RetireDialog({ change, lens, onClose, onOutcome }: RetireDialogProps) {
  const text = useText('lensShow');
  const saving = useSaveLens(lens);
  const uses = useUses(change, lens);
  const decide = (changeNote: string) =>
    saving.mutate(
      { ...toInput(lens), offered: change === 'offer', changeNote },
      { onSuccess: onOutcome },
    );
  return (
    <DecisionDialog
      title={text(`change.${change}Title`, { lens: lens.name })}
      consequence={[text(`change.${change}Text`), uses].filter(Boolean).join(' ')}
      action={text(`actions.${change}`)}
      tone={change === 'retire' ? 'error' : 'primary'}
      field={{ label: text('change.note'), missing: text('change.noteMissing'), most: MOST }}
      isPending={saving.isPending}
      error={saving.error}
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
