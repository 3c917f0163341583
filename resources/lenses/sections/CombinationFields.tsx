import { useText } from '#providers/messages/use-text.ts';
import type { CombinationValues } from '../edit/values/form-values.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { ConditionFields } from '../fields/ConditionFields.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { ManyField } from '../fields/ManyField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { useParameters } from '../fields/use-parameters.ts';

const KINDS = ['together', 'excludes', 'ordered', 'limits'] as const;

interface CombinationFieldsProps {
  path: string;
  rule: CombinationValues | undefined;
}

/** One rule between parameters, with the fields of its kind. */
export function CombinationFields({ path, rule }: CombinationFieldsProps) {
  const text = useText('lensEditor');
  const kinds = KINDS.map((value) => ({ value, label: text(`combinationKinds.${value}`) }));
  return (
    <>
      <FieldGrid>
        <PickField path={`${path}.kind`} label={text('fields.combinationKind')} picks={kinds} />
      </FieldGrid>
      {rule?.kind === 'together' && <PairFields path={path} names={['first', 'second']} />}
      {rule?.kind === 'ordered' && (
        <>
          <PairFields path={path} names={['smaller', 'larger']} />
          <CheckField path={`${path}.mayBeEqual`} label={text('fields.mayBeEqual')} />
          <FieldGrid>
            <LineField path={`${path}.because.en`} label={text('fields.becauseEn')} />
            <LineField path={`${path}.because.es`} label={text('fields.becauseEs')} />
          </FieldGrid>
        </>
      )}
      {rule?.kind === 'excludes' && <ExcludesFields path={path} rule={rule} />}
      {rule?.kind === 'limits' && <LimitsFields path={path} />}
    </>
  );
}

type PairName = 'first' | 'second' | 'smaller' | 'larger';

function PairFields({ path, names }: { path: string; names: [PairName, PairName] }) {
  const text = useText('lensEditor');
  const { picksOf, comparable } = useParameters();
  return (
    <FieldGrid>
      {names.map((name) => (
        <PickField
          key={name}
          path={`${path}.${name}`}
          label={text(`fields.${name}`)}
          picks={name === 'smaller' || name === 'larger' ? comparable() : picksOf('number')}
          none={text('choose')}
          required
        />
      ))}
    </FieldGrid>
  );
}

function ExcludesFields({ path, rule }: { path: string; rule: CombinationValues }) {
  const text = useText('lensEditor');
  const { picksOf, optionsOf } = useParameters();
  const choose = { none: text('choose'), required: true } as const;
  return (
    <FieldGrid>
      <PickField
        path={`${path}.parameter`}
        label={text('fields.parameter')}
        picks={picksOf('choice')}
        {...choose}
      />
      <PickField
        path={`${path}.value`}
        label={text('fields.excluded')}
        picks={optionsOf(rule.parameter) ?? []}
        {...choose}
      />
      <PickField
        path={`${path}.other`}
        label={text('fields.other')}
        picks={picksOf('choice')}
        {...choose}
      />
      <ManyField
        path={`${path}.values`}
        label={text('fields.others')}
        picks={optionsOf(rule.other) ?? []}
      />
    </FieldGrid>
  );
}

function LimitsFields({ path }: { path: string }) {
  const text = useText('lensEditor');
  const { picksOf } = useParameters();
  return (
    <>
      <FieldGrid>
        <PickField
          path={`${path}.parameter`}
          label={text('fields.parameter')}
          picks={picksOf('number')}
          none={text('choose')}
          required
        />
        <LineField path={`${path}.min`} label={text('fields.min')} isNumber required />
        <LineField path={`${path}.max`} label={text('fields.max')} isNumber required />
      </FieldGrid>
      <ConditionFields path={`${path}.when`} />
    </>
  );
}
