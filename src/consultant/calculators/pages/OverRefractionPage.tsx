import { overPowers, overRefraction } from '#domain/consultant/calculators/over-refraction.ts';
import { combine } from '#domain/lens/optics/crossed-cylinders.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { PowerCurve } from '../pictures/PowerCurve.tsx';

export default function OverRefractionPage() {
  return (
    <CalculatorPage
      calculator={overRefraction}
      renderPicture={(values) => {
        const [lens, over] = overPowers(values);
        return (
          <PowerCurve
            curves={[
              { power: lens, kind: 'first' },
              { power: over, kind: 'second' },
              { power: combine(lens, over), kind: 'result' },
            ]}
          />
        );
      }}
    />
  );
}
