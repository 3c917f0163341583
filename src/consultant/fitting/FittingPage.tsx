import { Suspense, useMemo } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { EyeStage } from './eye/EyeStage.tsx';
import { FirstStage } from './first/FirstStage.tsx';
import { LensStage } from './lens/LensStage.tsx';
import { ContactLink } from './parts/ContactLink.tsx';
import { EyeSummary } from './parts/EyeSummary.tsx';
import { FittingButtons } from './parts/FittingButtons.tsx';
import { LinkNotice } from './parts/LinkNotice.tsx';
import { StageNav } from './parts/StageNav.tsx';
import { CompareLenses } from './result/CompareLenses.tsx';
import { SeenStage } from './seen/SeenStage.tsx';
import { FittingContext } from './state/fitting-context.ts';
import type { Stage } from './state/fragment.ts';
import { useFitting } from './state/use-fitting.ts';
import { useLenses } from './state/use-lenses.ts';
import './fitting.css';

/** VC-04: guided fitting of one eye, from its measurements to the next change of the lens. */
export default function FittingPage() {
  const text = useText('fitting');
  const pagesText = useText('consultantPages');
  const fitting = useFitting();
  const { lenses, retry } = useLenses();
  const offered = lenses.state === 'loaded' ? lenses.lenses : NONE;
  const lens = offered.find(({ id }) => id === fitting.file.lens) ?? null;
  const view = useMemo(() => ({ fitting, lenses: offered, lens }), [fitting, offered, lens]);
  return (
    <FittingContext value={view}>
      <div className="fitting">
        <PageHeading>{pagesText('fitting.title')}</PageHeading>
        <p className="lead">{pagesText('fitting.summary')}</p>
        <p className="fitting-privacy">{text('privacy')}</p>
        <LinkNotice unread={fitting.unread} />
        <StageNav />
        <EyeSummary />
        {lenses.state === 'loading' && <p className="fitting-muted">{text('loading')}</p>}
        {lenses.state === 'failed' && (
          <div className="alert" role="alert">
            <p>{text('lensesFailed')}</p>
            <button type="button" className="button button-quiet" onClick={retry}>
              {text('tryAgain')}
            </button>
          </div>
        )}
        <Suspense fallback={<p className="fitting-muted">{text('loading')}</p>}>
          {lenses.state === 'loaded' && <StageBody stage={fitting.stage} lens={lens} />}
          {lens && <CompareLenses lens={lens} />}
        </Suspense>
        <FittingButtons />
        <Notes />
      </div>
    </FittingContext>
  );
}

const NONE: readonly LensDefinition[] = [];

function StageBody({ stage, lens }: { stage: Stage; lens: LensDefinition | null }) {
  if (stage === 'eye') return <EyeStage />;
  if (stage === 'lens' || !lens) return <LensStage />;
  if (stage === 'first') return <FirstStage lens={lens} />;
  return <SeenStage lens={lens} step={stage} />;
}

/** What a fitting is not, and when to ask a consultant. */
function Notes() {
  const text = useText('fitting');
  return (
    <div className="fitting-about">
      <p>{text('noClinician')}</p>
      <p>
        {text('consultWhen')} <ContactLink />
      </p>
    </div>
  );
}
