import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unedited } from '#domain/guide/first-passages.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { showVisitor } from './show-visitor.tsx';

const GUIDE = '/ampleye-virtual-consultant/guide';

afterEach(() => history.replaceState(null, '', '/'));

type Answer = Awaited<ReturnType<HttpClient>>;
const answering = () => vi.fn<HttpClient>().mockResolvedValue({ json: unedited() } as Answer);

function visit(at: string, client: HttpClient = answering()) {
  showVisitor(at, client);
}

const hits = () =>
  within(screen.getByRole('region', { name: 'Results' }))
    .queryAllByRole('listitem')
    .map((item) => within(item).queryByRole('link')?.textContent);

describe('the guide', () => {
  it('VC-01 lists every passage below its topic', async () => {
    visit(GUIDE);
    const topic = await screen.findByRole('region', { name: 'Toric lenses and rotation' });
    const links = within(topic).getAllByRole('link');
    expect(links).toHaveLength(unedited().filter((one) => one.topic === 'toric').length);
    expect(links.map((link) => link.getAttribute('href'))).toContain(`${GUIDE}/lars`);
  });

  it('VC-02 finds while one types, marks the words and keeps the question in the address', async () => {
    visit(GUIDE);
    const field = await screen.findByRole('searchbox', { name: 'Search the guide' });
    fireEvent.change(field, { target: { value: 'blanching' } });
    expect(await screen.findByRole('region', { name: 'Results' })).toBeTruthy();
    expect(location.search).toBe('?q=blanching');
    expect(hits()[0]).toBe('Blanching and impingement');
    expect(document.querySelector('mark')?.textContent).toBe('Blanching');
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'soft' } });
    expect(await screen.findByText('Nothing was found for “blanching”.')).toBeTruthy();
    expect(location.search).toBe('?q=blanching&topic=soft');
  });

  it('VC-02 says what to try when nothing is found', async () => {
    visit(`${GUIDE}?q=qqqqq`);
    expect(await screen.findByText('Nothing was found for “qqqqq”.')).toBeTruthy();
    expect(screen.getByText(/Use fewer words/)).toBeTruthy();
    const page = within(screen.getByRole('main'));
    const ask = page.getByRole('link', { name: 'Ask a consultant' });
    expect(ask.getAttribute('href')).toBe('/ampleye-virtual-consultant/contact');
  });

  it('VC-01 shows a passage by its address, with source, standing, date and related passages', async () => {
    visit(`${GUIDE}/scleral-vault`);
    await screen.findByRole('heading', { name: 'Central vault wanted with Ampleye' });
    await waitFor(() => expect(document.title).toMatch(/^Central vault wanted with Ampleye · /));
    const source = screen.getByRole('region', { name: 'Source' });
    for (const text of ['Fitting guide of a clinic', 'Second-hand.', 'November 26, 2026'])
      expect(source.textContent).toContain(text);
    const related = screen.getByRole('region', { name: 'Related passages' });
    const links = within(related).getAllByRole('link');
    expect(links.length).toBeGreaterThan(1);
    expect(links.map(({ textContent }) => textContent)).not.toContain(
      'Central vault wanted with Ampleye',
    );
  });

  it('VC-01 says so when there is no such passage', async () => {
    visit(`${GUIDE}/none`);
    expect(await screen.findByRole('heading', { name: 'There is no such passage' })).toBeTruthy();
  });

  it('VC-01 can be loaded again after a failure', async () => {
    const client = answering().mockRejectedValueOnce(new HttpFailure('No response', 0));
    visit(`${GUIDE}/lars`, client);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^LARS/ })).toBeTruthy();
  });
});
