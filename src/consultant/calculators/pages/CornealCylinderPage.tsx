import { cornealCylinder } from '#domain/consultant/calculators/corneal-cylinder.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function CornealCylinderPage() {
  return (
    <CalculatorPage
      calculator={cornealCylinder}
      renderPicture={({ flatK, steepK }) => (
        <CurvesPicture
          curves={[
            { dioptres: flatK, kind: 'first' },
            { dioptres: steepK, kind: 'second' },
          ]}
        />
      )}
    />
  );
}
