import {
  cylindersOf,
  residualAstigmatism,
} from '#domain/consultant/calculators/residual-astigmatism.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { AxisDial } from '../pictures/AxisDial.tsx';

export default function ResidualAstigmatismPage() {
  return (
    <CalculatorPage
      calculator={residualAstigmatism}
      renderPicture={(values) => {
        const { refraction, corneal, residual } = cylindersOf(values);
        return (
          <AxisDial
            lines={[
              { degrees: refraction.axis, length: refraction.cylinder, kind: 'first' },
              { degrees: corneal.axis, length: corneal.cylinder, kind: 'second' },
              { degrees: residual.axis, length: residual.cylinder, kind: 'result' },
            ]}
          />
        );
      }}
    />
  );
}
