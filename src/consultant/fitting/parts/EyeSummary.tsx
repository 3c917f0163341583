import { formatParameter } from '#domain/lens/model/format.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { clinicalGroups } from '../../../eye/clinical-fields.ts';
import { useFittingView } from '../state/fitting-context.ts';

/** Which eye is fitted with which lens, and what was measured: on every stage but the first, and on paper. */
export function EyeSummary() {
  const text = useText('fitting');
  const locale = useLocale();
  const { fitting, lens } = useFittingView();
  const { eye, clinical } = fitting.file;
  if (fitting.stage === 'eye') return null;
  const values: Readonly<Record<string, number | string | undefined>> = clinical;
  const measured = clinicalGroups().flatMap(({ id, label, fields }) =>
    fields.flatMap((field) => {
      const value = values[field.name];
      if (field.kind === 'text' || value === undefined) return [];
      const name = field.label[locale];
      const whole = id === 'refraction' ? `${label[locale]}, ${name.toLowerCase()}` : name;
      return [{ name: whole, value: formatParameter(value, field, locale) }];
    }),
  );
  return (
    <dl className="fitting-summary">
      <div>
        <dt>{text('eyes.legend')}</dt>
        <dd>{text(`eyes.${eye}`)}</dd>
      </div>
      {lens && (
        <div>
          <dt>{text('summaryLens')}</dt>
          <dd>{lens.name}</dd>
        </div>
      )}
      {measured.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
