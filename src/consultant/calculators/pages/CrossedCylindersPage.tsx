import {
  crossedCylinders,
  crossedPowers,
} from '#domain/consultant/calculators/crossed-cylinders.ts';
import { combine } from '#domain/lens/optics/crossed-cylinders.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { PowerCurve } from '../pictures/PowerCurve.tsx';

export default function CrossedCylindersPage() {
  return (
    <CalculatorPage
      calculator={crossedCylinders}
      renderPicture={(values) => {
        const [one, other] = crossedPowers(values);
        return (
          <PowerCurve
            curves={[
              { power: one, kind: 'first' },
              { power: other, kind: 'second' },
              { power: combine(one, other), kind: 'result' },
            ]}
          />
        );
      }}
    />
  );
}
