import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceNote } from '../parts/SourceNote.tsx';
import { TakeButton } from '../parts/TakeButton.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { isSeen, withSuggested } from '../steps/edit.ts';
import { firstLens, typedValuesOf } from '../steps/first-lens.ts';

interface ValueOriginProps {
  lens: LensDefinition;
  parameter: Parameter;
  value: number | string | undefined;
}

/** Where a value of the first lens comes from, and what is suggested where another one was typed. */
export function ValueOrigin({ lens, parameter, value }: ValueOriginProps) {
  const text = useText('fitting');
  const locale = useLocale();
  const { fitting } = useFittingView();
  const { file } = fitting;
  const { name } = parameter;
  const origin = Object.hasOwn(file.origins, name) ? file.origins[name] : undefined;
  const { suggestions } = firstLens(lens, file.clinical, typedValuesOf(file));
  const suggested = suggestions.find((one) => one.parameter === name);
  const reset = (): void => fitting.change(withSuggested(file, lens, name));
  if (origin === undefined) return null;
  if (origin === 'default') return <p className="fitting-origin">{text('first.default')}</p>;
  if (origin === 'suggested') {
    if (!suggested || suggested.value !== value) {
      return <p className="fitting-origin">{text('first.suggestedBefore')}</p>;
    }
    return (
      <p className="fitting-origin">
        {suggested.reason[locale]} <SourceNote source={suggested.source} />
      </p>
    );
  }
  if (!suggested || suggested.value === value) {
    return <p className="fitting-origin">{text('first.typed')}</p>;
  }
  const shown = formatParameter(suggested.value, parameter, locale);
  return (
    <p className="fitting-origin">
      {text('first.typed')}. {text('first.suggestedIs', { value: shown })}:{' '}
      {suggested.reason[locale]} <SourceNote source={suggested.source} />{' '}
      {!isSeen(file) && (
        <TakeButton label={text('first.useSuggested', { value: shown })} onTake={reset} />
      )}
    </p>
  );
}
