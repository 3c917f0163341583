import { sagittalDepth } from '#domain/consultant/calculators/sagittal-depth.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { SagittaPicture } from '../pictures/SagittaPicture.tsx';

export default function SagittalDepthPage() {
  return (
    <CalculatorPage
      calculator={sagittalDepth}
      renderPicture={({ baseCurve, shape, diameter }) => (
        <SagittaPicture radius={baseCurve} shapeFactor={shape} chord={diameter} />
      )}
    />
  );
}
