import type { Rotation } from '#domain/consultant/fitting/findings.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';

interface RotationDialProps {
  rotation: Rotation;
  eye: Eye;
  onTurn: (changed: Pick<Rotation, 'degrees' | 'direction'>) => void;
}

const MOST = 90;

/** Seen by the examiner, the nose is on the right of a right eye. */
function isToTheRight({ direction }: Rotation, eye: Eye): boolean {
  if (direction === 'left' || direction === 'right') return direction === 'right';
  return (direction === 'nasal') === (eye === 'right');
}

/** The bottom mark of the lens on a dial, moved by dragging or by keys: to the right it stands right of the middle. */
export function RotationDial({ rotation, eye, onTurn }: RotationDialProps) {
  const text = useText('fitting');
  const turned = isToTheRight(rotation, eye) ? rotation.degrees : 0 - rotation.degrees;
  const shown = Math.max(-MOST, Math.min(MOST, turned));
  const angle = (shown * Math.PI) / 180;
  const [x, y] = [60 + 44 * Math.sin(angle), 56 + 44 * Math.cos(angle)];
  const side = text(shown > 0 ? 'seen.direction.right' : 'seen.direction.left');
  return (
    <div className="fitting-dial">
      <svg viewBox="0 0 120 116" aria-hidden>
        <circle className="fitting-dial-lens" cx="60" cy="56" r="50" />
        <path className="fitting-dial-middle" d="M60 56 V106" />
        <path className="fitting-dial-mark" d={`M60 56 L${x} ${y}`} />
        <circle className="fitting-dial-dot" cx={x} cy={y} r="5" />
      </svg>
      <input
        type="range"
        min={-MOST}
        max={MOST}
        step={1}
        value={shown}
        aria-label={text('seen.rotation')}
        aria-valuetext={`${Math.abs(shown)}°${shown === 0 ? '' : `, ${side}`}`}
        onChange={(event) => {
          const value = Number(event.target.value);
          onTurn({ degrees: Math.abs(value), direction: value > 0 ? 'right' : 'left' });
        }}
      />
    </div>
  );
}
