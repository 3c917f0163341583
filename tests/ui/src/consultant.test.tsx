import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { CALCULATOR_IDS } from '#domain/consultant/calculators/parts/names.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { CALCULATOR_GROUPS } from '#src/consultant/calculators/form/groups.ts';
import ConsultantRoutes from '#src/consultant/ConsultantRoutes.tsx';
import { consultantPages } from '#src/consultant/pages.ts';
import type { Pages } from '#src/page/start.ts';
import { publicRoutes } from '#src/public-routes.ts';
import { RoutePage } from '#src/RoutePage.tsx';
import { isPublicPath } from '#src/routes/routes.ts';
import { VisitorPages } from '#src/visitor-pages.tsx';
import { startFakeSession } from '../../unit/providers/session-fixture.ts';
import { renderIn } from '../render-in.tsx';

const PATH = '/ampleye-virtual-consultant';
const VERTEX = `${PATH}/calculators/vertex-distance`;

function show(at: string) {
  const route = publicRoutes.find(({ path }) => path === `${PATH}/*`);
  if (!route) throw new Error('The consultant has no route');
  const page = <RoutePage route={{ ...route, page: ConsultantRoutes }} />;
  const router = createMemoryRouter(
    [
      { path: route.path, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const fixture = startFakeSession();
  renderIn(fixture.session, <RouterProvider router={router} />);
  return { ...fixture, router };
}

/** The pages of whoever is not signed in, at the browser's address. */
function visit(at: string, loadPortal = vi.fn<() => Promise<Pages>>()) {
  history.replaceState(null, '', at);
  const fixture = startFakeSession();
  renderIn(fixture.session, <VisitorPages loadPortal={loadPortal} />);
  return fixture;
}

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const typeIn = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const result = () => screen.getByRole('region', { name: 'Result' });

describe('the virtual consultant', () => {
  it('RT-05 is titled Virtual Consultant, and open to anybody', async () => {
    show(PATH);
    expect(await screen.findByRole('heading', { name: 'Virtual Consultant' })).toBeDefined();
    expect(document.title).toBe('Virtual Consultant · Lens Portal');
    expect(isPublicPath(PATH)).toBe(true);
  });

  it('RT-05 RT-10 is a group of routes: what it does not know below its path is not found', async () => {
    show(`${PATH}/fitting/unknown`);
    const text = textOf('entry');
    expect(await screen.findByRole('heading', { name: text('notFound.heading') })).toBeDefined();
    expect(document.title).toBe(`${text('titles.notFound')} · Lens Portal`);
  });

  it('VC-03 says what it is, for whom, that it is no clinician, when to call, and keeps nothing', async () => {
    show(PATH);
    for (const point of ['what', 'whom', 'not', 'call', 'privacy'] as const) {
      expect(await screen.findByText(textOf('consultant')(`home.${point}.body`))).toBeDefined();
    }
    expect(screen.getByText(/does not replace the clinician\. You decide/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
  });

  it('VC-03 leads to what there is, and to nothing else', async () => {
    show(PATH);
    const main = within(await screen.findByRole('main'));
    const entries = consultantPages.filter(({ isEntry }) => isEntry);
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      entries.map(({ path }) => `${PATH}/${path}`),
    );
  });

  it('VC-01 lists every calculator once, each with a page', () => {
    expect(CALCULATOR_GROUPS.flatMap(({ ids }) => ids)).toEqual(CALCULATOR_IDS);
    const paths = consultantPages.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('calculators/'))).toEqual(
      CALCULATOR_IDS.map((id) => `calculators/${id}`),
    );
  });
});

describe('the consultant without the router', () => {
  it('RT-05 goes from page to page, and back with the browser', async () => {
    visit(PATH);
    fireEvent.click(await screen.findByRole('link', { name: 'Calculators' }));
    expect(await screen.findByRole('heading', { name: 'Calculators' })).toBeDefined();
    expect(location.pathname).toBe(`${PATH}/calculators`);
    act(() => {
      history.replaceState(null, '', PATH);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { name: 'Virtual Consultant' })).toBeDefined();
  });

  it('RT-05 gives way to the router once somebody is signed in', async () => {
    const portal: Pages = { Content: () => <p>the portal</p>, open: () => {} };
    const loadPortal = vi.fn<() => Promise<Pages>>(() => Promise.resolve(portal));
    const { auth } = visit(PATH, loadPortal);
    expect(await screen.findByRole('heading', { name: 'Virtual Consultant' })).toBeDefined();
    expect(loadPortal).not.toHaveBeenCalled();
    await act(() => auth.signIn('practice@lens.test', 'right'));
    expect(await screen.findByText('the portal')).toBeDefined();
  });
});

describe('a calculator', () => {
  it('VC-01 shows the result while a value is typed, with a decimal comma too, and its working', async () => {
    show(VERTEX);
    await screen.findByRole('heading', { name: 'Vertex distance' });
    expect(result().textContent).toContain('Still needed: Sphere.');
    typeIn('Sphere', '−6,00');
    expect(result().textContent).toContain('−5.60');
    expect(screen.getByText('−6.00 ÷ (1 − 0.0120 × (−6.00)) = −5.60 D')).toBeDefined();
    expect(screen.getByText(/^Picture: −6.00 D, 12.0 mm, −5.60 D/)).toBeDefined();
  });

  it('VC-03 names the field and the nearest value, once the field was left', async () => {
    show(VERTEX);
    await screen.findByRole('heading', { name: 'Vertex distance' });
    typeIn('Vertex distance', '25');
    expect(field('Vertex distance').getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(field('Vertex distance'));
    const said = screen.getByText(/^Vertex distance: out of range/);
    expect(said.textContent).toContain('Nearest: 20.00');
    expect(field('Vertex distance').getAttribute('aria-describedby')).toBe(said.id);
    expect(field('Vertex distance').getAttribute('aria-invalid')).toBe('true');
  });

  it('VC-01 shows a value in the other unit', async () => {
    show(`${PATH}/calculators/keratometry?curvature=43.50D`);
    const unit = await screen.findByLabelText<HTMLSelectElement>('Unit of K reading or radius');
    fireEvent.change(unit, { target: { value: 'mm' } });
    expect(field('K reading or radius').value).toBe('7.759');
    fireEvent.change(unit, { target: { value: 'D' } });
    expect(field('K reading or radius').value).toBe('43.50');
  });

  it('VC-01 reads a whole power that is pasted into any of its fields', async () => {
    show(VERTEX);
    await screen.findByRole('heading', { name: 'Vertex distance' });
    fireEvent.paste(field('Axis'), { clipboardData: { getData: () => '-3.00 -1.25 x 180' } });
    await waitFor(() => expect(field('Sphere').value).toBe('-3.00'));
    expect([field('Cylinder').value, field('Axis').value]).toEqual(['-1.25', '180']);
  });

  it('VC-03 shows a damaged link as problems of its fields', async () => {
    show(`${VERTEX}?sphere=%00%3Cb%3E&distance=900mm&direction=up&axis=%E0%A4%A`);
    await screen.findByRole('heading', { name: 'Vertex distance' });
    expect(screen.getByText('Sphere: enter a number.')).toBeDefined();
    expect(screen.getByText(/^Vertex distance: out of range/)).toBeDefined();
    expect(screen.getByText('Direction: choose one.')).toBeDefined();
  });
});
