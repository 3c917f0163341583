import { warningRules } from '#domain/lens/warnings/rules.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PickField } from '../fields/PickField.tsx';

/** The `number` of a warning that has no number in the industry's facts. */
const UNNUMBERED = 0;

const CODES = warningRules.map(({ code, number }) => ({
  value: code,
  label: number === UNNUMBERED ? code : `${code} (${number})`,
}));

/** Selects one of the portal's warnings. */
export function WarningCodeField({ path }: { path: string }) {
  const text = useText('lensEditor');
  return (
    <PickField
      path={path}
      label={text('fields.code')}
      picks={CODES}
      none={text('choose')}
      required
    />
  );
}
