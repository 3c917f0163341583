import { forecastSettling } from '#domain/consultant/fitting/planning/settling.ts';
import { vaultBandOf } from '#domain/consultant/fitting/scleral/vault.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceLink } from '../parts/SourceNote.tsx';

/** When a lens is usually looked at, in minutes of wear. */
const LOOKED_AT = 30;
const HEIGHT = 1_000;

/** The vault that a scleral should have once it has settled, and how much it shows before. */
export function VaultBand({ lens }: { lens: LensDefinition }) {
  const text = useText('fitting');
  const { least, most, source } = vaultBandOf(lens);
  // How much is still to settle does not depend on the vault.
  const settling = HEIGHT - forecastSettling(lens, HEIGHT, LOOKED_AT).expected;
  const shown = { least: least + settling, most: most + settling, settling };
  return (
    <section className="fitting-vault">
      <h3>{text('first.vault')}</h3>
      <VaultPicture least={least} most={most} />
      <p>{text('first.vaultBand', { least, most })}</p>
      <p>{text('first.vaultAt30', shown)}</p>
      <SourceLink source={source} lensId={lens.id} />
    </section>
  );
}

const SCALE_MOST = 600;
const WIDTH = 240;
const TICKS = [0, 200, 400, 600];

/** The band on a scale of µm; its figures are in the text below it. */
function VaultPicture({ least, most }: { least: number; most: number }) {
  const at = (um: number) => 10 + (Math.min(um, SCALE_MOST) / SCALE_MOST) * (WIDTH - 20);
  return (
    <svg className="fitting-band" viewBox={`0 0 ${WIDTH} 44`} aria-hidden>
      <rect className="fitting-band-scale" x="10" y="8" width={WIDTH - 20} height="10" />
      <rect
        className="fitting-band-wanted"
        x={at(least)}
        y="8"
        width={Math.max(at(most) - at(least), 2)}
        height="10"
      />
      {TICKS.map((um) => (
        <text key={um} x={at(um)} y="34" textAnchor="middle">
          {um}
        </text>
      ))}
    </svg>
  );
}
