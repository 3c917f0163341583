import { rotationError } from '#domain/consultant/calculators/rotation-error.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { AxisDial } from '../pictures/AxisDial.tsx';

export default function RotationErrorPage() {
  return (
    <CalculatorPage
      calculator={rotationError}
      renderPicture={({ cylinder, degrees }) => (
        <AxisDial
          lines={[
            { degrees: 180, length: cylinder, kind: 'first' },
            { degrees, length: cylinder, kind: 'second' },
          ]}
        />
      )}
    />
  );
}
