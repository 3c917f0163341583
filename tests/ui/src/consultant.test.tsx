import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionContext } from '#providers/session/use-session.ts';
import { textOf } from '#providers/messages/text-of.ts';
import ConsultantRoutes from '#src/consultant/ConsultantRoutes.tsx';
import { RoutePage } from '#src/RoutePage.tsx';
import { publicRoutes } from '#src/public-routes.ts';
import { isPublicPath } from '#src/routes.ts';
import { startFakeSession } from '#tests/unit/providers/session-fixture.ts';

const PATH = '/ampleye-virtual-consultant';

afterEach(cleanup);

function show(at: string) {
  const route = publicRoutes.find(({ path }) => path === `${PATH}/*`);
  if (!route) throw new Error('The consultant has no route');
  const page = <RoutePage route={{ ...route, page: ConsultantRoutes }} />;
  const router = createMemoryRouter(
    [
      { path: route.path, element: page },
      { path: '/', element: <p>start</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <SessionContext value={startFakeSession().session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
}

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

  it('VC-03 says that it is not open, who answers until then, and that it is no clinician', async () => {
    show(PATH);
    expect(await screen.findByText(/It is not open yet/)).toBeDefined();
    expect(screen.getByText(/contact your lens consultant/)).toBeDefined();
    expect(screen.getByText(/replaces the clinician/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
