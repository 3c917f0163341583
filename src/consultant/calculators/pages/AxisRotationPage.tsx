import { axisRotation } from '#domain/consultant/calculators/axis-rotation.ts';
import { compensatedAxis } from '#domain/lens/optics/rotation.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { AxisDial } from '../pictures/AxisDial.tsx';

export default function AxisRotationPage() {
  return (
    <CalculatorPage
      calculator={axisRotation}
      renderPicture={({ axis, turn, degrees }) => (
        <AxisDial
          lines={[
            { degrees: axis, kind: 'first' },
            { degrees: compensatedAxis(axis, turn, degrees), kind: 'result' },
          ]}
        />
      )}
    />
  );
}
