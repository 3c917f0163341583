import { SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { agreeableParts, DIAGNOSTIC_PART, LENS_PART } from '#domain/money/pricing/agreed-prices.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Chooses what of the lens the price is for: the lens, its diagnostic lens, or one of its surcharges. */
export function PartInput({ source }: { source: string }) {
  const text = useText('prices');
  const locale = useLocale();
  const lensId: unknown = useWatch({ name: 'lensId' });
  const { data: lens } = useGetOne<LensDefinition>(
    'lenses',
    { id: String(lensId) },
    { enabled: typeof lensId === 'string' && lensId !== '' },
  );
  const labelOf = (part: string): string => {
    if (part === LENS_PART || part === DIAGNOSTIC_PART) return text(`parts.${part}`);
    return lens?.surcharges.find(({ id }) => id === part)?.label[locale] ?? part;
  };
  const parts = lens ? agreeableParts(lens) : [LENS_PART];
  const choices = parts.map((part) => ({ id: part, name: labelOf(part) }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      translateChoice={false}
      emptyText={false}
      isRequired
    />
  );
}
