import { useText } from '#providers/messages/use-text.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { LineField } from './LineField.tsx';
import { PickField } from './PickField.tsx';

const STATUSES = ['sourced', 'secondHand', 'assumption'] as const;

/** The source of a value. Only values from the manufacturer's own document are labeled as the manufacturer's. */
export function SourceFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const picks = STATUSES.map((value) => ({ value, label: labels.text(`statuses.${value}`) }));
  return (
    <FieldGrid>
      <PickField path={`${path}.status`} label={text('fields.sourceStatus')} picks={picks} />
      <LineField path={`${path}.note`} label={text('fields.sourceNote')} multiline />
    </FieldGrid>
  );
}
