import { describeChange } from '#domain/consultant/fitting/describe.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import { valueOf } from '#domain/lens/model/given.ts';
import type { LensDefinition, Parameter, Prescription } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { useWords } from '../state/use-words.ts';
import { resultOf } from '../steps/step-result.ts';

/** All lenses of the fitting beside each other, with what changed and why. */
export function CompareLenses({ lens }: { lens: LensDefinition }) {
  const text = useText('fitting');
  const words = useWords();
  const { file } = useFittingView().fitting;
  const outcomes = file.steps.map((step) => resultOf(file, step, lens));
  const next = outcomes.at(-1)?.next?.prescription;
  const worn = file.steps.map(({ prescription }) => prescription);
  const all: Prescription[] = next ? [...worn, next] : worn;
  if (all.length < 2) return null;
  const reasonAt = (index: number): string => {
    const chosen = outcomes[index]?.chosen;
    return chosen ? describeChange(chosen, lens, words).reason : text('compare.none');
  };
  const isUsed = ({ name }: Parameter) => all.some((one) => valueOf(one, name) !== undefined);
  return (
    <section className="fitting-compare" aria-labelledby="fitting-compare">
      <h2 id="fitting-compare">{text('compare.heading')}</h2>
      {/* Wider than a phone: scrolled by itself, with keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="fitting-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('compare.value')}</th>
              {all.map((_, index) => (
                <th key={`lens-${index + 1}`} scope="col">
                  {text('compare.lens', { number: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lens.parameters.filter(isUsed).map((parameter) => (
              <ValueRow key={parameter.name} parameter={parameter} all={all} />
            ))}
            <tr>
              <th scope="row">{text('compare.change')}</th>
              {all.map((_, index) => (
                <td key={`lens-${index + 1}`}>{reasonAt(index)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ValueRow({ parameter, all }: { parameter: Parameter; all: readonly Prescription[] }) {
  const text = useText('fitting');
  const locale = useLocale();
  const { name, label } = parameter;
  return (
    <tr>
      <th scope="row">{label[locale]}</th>
      {all.map((one, index) => {
        const before = all[index - 1];
        const isChanged = before !== undefined && before[name] !== one[name];
        return (
          <td key={`lens-${index + 1}`} data-changed={isChanged}>
            {formatParameter(one[name], parameter, locale) || text('compare.none')}
            {isChanged && <span className="fitting-unseen"> {text('nextLens.changed')}</span>}
          </td>
        );
      })}
    </tr>
  );
}
