import { configure, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-admin';
import { afterAll, beforeAll, vi } from 'vitest';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensDryRun } from '#domain/orders/lens-change.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import LensCreate from '#resources/lenses/LensCreate.tsx';
import LensEdit from '#resources/lenses/LensEdit.tsx';
import LensList from '#resources/lenses/LensList.tsx';
import LensShow from '#resources/lenses/LensShow.tsx';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';
import type { FakeMethods } from './portal-harness.tsx';

/** Speeds up queries by role in the calling file: they skip the visibility check of the form's hundreds of elements. */
export function installLensPages(): void {
  beforeAll(() => configure({ defaultHidden: true }));
  afterAll(() => configure({ defaultHidden: false }));
}

const ROOT = '/admin/lens-management';

/** The pages of lens management, each at its address. */
function Pages() {
  const { pathname } = useLocation();
  if (pathname === ROOT) return <LensList />;
  if (pathname === `${ROOT}/create`) return <LensCreate />;
  return pathname.endsWith('/edit') ? <LensEdit /> : <LensShow />;
}

export const HARMLESS: LensDryRun = {
  drafts: { checked: 2, invalid: 0 },
  orders: { checked: 5, invalid: 0 },
  examples: [],
};

type LensMethods = Pick<
  PortalDataProvider,
  'createLens' | 'updateLens' | 'dryRunLens' | 'lensVersions' | 'lensVersion'
>;

interface LensPagesOptions extends FakeMethods, Partial<LensMethods> {
  /** The path below the list, such as `/gp-sphere/edit`. */
  at?: string;
  lens?: LensDefinition;
  locale?: 'en' | 'es';
}

/** Shows lens management at an address, with one lens on the server and a dry run that finds nothing. */
export function showLenses({ at = '', lens, locale, ...methods }: LensPagesOptions) {
  const dataProvider = {
    ...fakeDataProvider({ getOne: () => Promise.resolve({ data: lens }), ...methods }),
    lensVersions: () => Promise.resolve({ data: [] }),
    dryRunLens: () => Promise.resolve({ data: HARMLESS }),
    ...methods,
  } as PortalDataProvider;
  const address = ROOT + at;
  const path = at.endsWith('/edit') ? `${ROOT}/:id/edit` : pathFor(at);
  return renderPage({
    page: (
      <RuntimeContext value={{ apiUrl: 'https://portal.test/api' } as Runtime}>
        <Pages />
      </RuntimeContext>
    ),
    path,
    at: address,
    dataProvider,
    roles: ['ADMIN', 'SUPERADMIN'],
    locale,
  });
}

/** Keeps the list mounted around the form that an import opens. */
function pathFor(at: string): string {
  return at === '' || at.startsWith('/create') ? `${ROOT}/*` : `${ROOT}/:id`;
}

/** Captures the files that would be saved, by name. */
export function keepFiles(): Map<string, Blob> {
  const files = new Map<string, Blob>();
  let last = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, last);
  });
  return files;
}

/** Returns a field of the editor by its label; the preview's fields come after it. */
export function field(label: string): HTMLInputElement {
  const [found] = screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}(\\s\\*)?$`));
  if (!found) throw new Error(`There is no field ${label}`);
  return found;
}

/** Sets the text of a field at once; typing key by key takes seconds in so large a form. */
export function fill(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}
