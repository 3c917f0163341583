import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';
import ConsultantRequests from '#resources/consultant-requests/ConsultantRequests.tsx';
import { mailtoOf } from '#resources/consultant-requests/mailto.ts';
import { apiError, expectLoggedErrors, storeOf } from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const PATH = '/admin/order-approval/consultant-requests';
const REQUEST: ConsultantRequest = {
  id: '3f0e7f5c-1d3a-4a52-9a7a-3d6a4d2f7b11',
  version: 1,
  state: 'new',
  assignee: '',
  assigneeName: '',
  note: '',
  practice: 'Lakeside Eye Care',
  contactName: 'Dana Reyes',
  email: 'dana@lakeside.test',
  phone: '',
  question: 'It settles to 80 µm.\nWhat first?',
  language: 'en',
  held: false,
  fitting: 'eyJ2IjoxLCJlIjoibCJ9',
  changedBy: '',
  changedAt: null,
  createdAt: '2026-06-01T10:00:00.000Z',
};

type Update = (resource: string, params: { data: object }) => Promise<{ data: object }>;

function show(changes: Partial<ConsultantRequest> = {}, update = vi.fn<Update>()) {
  const request = { ...REQUEST, ...changes };
  const methods = { ...storeOf(request), update };
  const at = `${PATH}/${request.id}/show`;
  showToAdmin(<ConsultantRequests />, `${PATH}/*`, methods, { at });
  return update;
}

const button = (name: string) => screen.queryByRole('button', { name });

it('VC-03 takes a request with the version that is on the screen', async () => {
  const update = show({}, vi.fn<Update>().mockResolvedValue({ data: { ...REQUEST, version: 2 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]).toMatchObject([
    'consultant-requests',
    {
      id: REQUEST.id,
      data: { state: 'inProgress', assignee: expect.stringMatching(/./), note: '', version: 1 },
    },
  ]);
  expect(await screen.findByText('The request is yours.')).toBeDefined();
});

it('VC-03 says that somebody else was faster', async () => {
  expectLoggedErrors();
  const moved = apiError(412, 'version-moved-on', {
    message: 'Someone else has already changed this request',
  });
  show({}, vi.fn<Update>().mockRejectedValue(moved));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Someone else has already changed this request')).toBeDefined();
});

it('VC-03 offers nothing more for a request that is answered, and shows what came with it', async () => {
  show({ state: 'answered', email: '', phone: '+1 555 0100' });
  const link = await screen.findByRole('link', { name: /^Open the fitting/ });
  expect(link.getAttribute('href')).toBe(
    '/ampleye-virtual-consultant/fitting#fitting=eyJ2IjoxLCJlIjoibCJ9',
  );
  expect(screen.getByText(/^It settles to 80 µm/)).toBeDefined();
  expect([button('Assign to me'), button('Mark as answered')]).toEqual([null, null]);
  expect(screen.queryByRole('link', { name: 'Reply by email' })).toBeNull();
});

it('VC-03 opens an answer with the question in the mail program', () => {
  const address = mailtoOf({ email: 'a&b@x.test', question: 'One?\nTwo&' }, 'Your request');
  expect(address).toBe(
    'mailto:a%26b@x.test?subject=Your%20request&body=%0D%0A%0D%0A%3E%20One%3F%0D%0A%3E%20Two%26',
  );
});
