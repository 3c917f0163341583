import { Suspense, useLayoutEffect } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { CONSULTANT_PATH } from '../page/consultant-path.ts';
import { ConsultantFrame } from './ConsultantFrame.tsx';
import { EntriesContext, addressOf } from './page/page-names.ts';
import { PageHeading } from './page/PageHeading.tsx';
import { usePlace } from './page/place.ts';
import { PlaceLink } from './page/PlaceLink.tsx';
import { type ConsultantPage, consultantPages } from './pages.ts';

const ENTRIES = consultantPages
  .filter(({ isEntry }) => isEntry)
  .map(({ name, path }) => ({ name, to: addressOf(path) }));

const LAST_PART = /\/[^/]+$/;

function pageAt(pathname: string): ConsultantPage | null {
  const path = pathname.slice(CONSULTANT_PATH.length).replaceAll(/^\/+|\/+$/g, '');
  return (
    consultantPages.find((page) => page.path === path) ??
    consultantPages.find((page) => page.path === path.replace(LAST_PART, '/:id')) ??
    null
  );
}

/** RT-05: the pages of the virtual consultant in their frame, each under its own title. */
export function Consultant() {
  const { pathname } = usePlace();
  const entryText = useText('entry');
  const page = pageAt(pathname);
  usePageTitle(page);
  const Content = page?.page ?? PageMissing;
  return (
    <EntriesContext value={ENTRIES}>
      <ConsultantFrame>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<p className="page-loading">{entryText('loading')}</p>}>
            <Content />
          </Suspense>
        </ErrorBoundary>
      </ConsultantFrame>
    </EntriesContext>
  );
}

function usePageTitle(page: ConsultantPage | null): void {
  const entryText = useText('entry');
  const pagesText = useText('consultantPages');
  const name = page ? pagesText(`${page.name}.title`) : entryText('titles.notFound');
  const title = `${name} · ${entryText('product')}`;
  // Before the effects of the page, which may name itself more exactly.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/** RT-10: for an address below the consultant's without a page. */
function PageMissing() {
  const text = useText('consultant');
  return (
    <>
      <PageHeading>{text('missing.heading')}</PageHeading>
      <p className="lead">{text('missing.body')}</p>
      <PlaceLink className="button" to={CONSULTANT_PATH}>
        {text('missing.home')}
      </PlaceLink>
    </>
  );
}
