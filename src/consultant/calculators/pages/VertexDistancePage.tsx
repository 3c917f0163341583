import { vertexDistance } from '#domain/consultant/calculators/vertex-distance.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { VertexPicture } from '../pictures/VertexPicture.tsx';

export default function VertexDistancePage() {
  return (
    <CalculatorPage
      calculator={vertexDistance}
      renderPicture={({ sphere, distance, direction }) => (
        <VertexPicture power={sphere} mm={distance} toCornea={direction === 'toCornea'} />
      )}
    />
  );
}
