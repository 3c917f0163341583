import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { showVisitor } from './show-visitor.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const SAID = { kind: 'sentence', text: 'Power at the cornea: −5.60 D.', cites: [] };

/** The API with a language model that answers by these parts. */
function modelOf(...parts: object[]): HttpClient {
  return async (path, { read }) => {
    const lines = parts.map((part) => `${JSON.stringify(part)}\n`).join('');
    if (path.endsWith('answer')) await read?.(new Response(lines));
    const json = path.endsWith('settings')
      ? { hasModel: true }
      : path.endsWith('lenses')
        ? catalogue
        : unedited();
    return { json } as Awaited<ReturnType<HttpClient>>;
  };
}

async function askWith(client: HttpClient) {
  Element.prototype.scrollIntoView = () => {};
  showVisitor('/ampleye-virtual-consultant/ask', client);
  await screen.findByText(/^A language model is asked as well/);
  const field = await screen.findByLabelText('Your question');
  fireEvent.change(field, { target: { value: 'vertex -6.00' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const log = screen.getByRole('log', { name: 'Conversation' });
  await waitFor(() => expect(log.textContent).toContain('−5.60'));
  return within(log);
}

it('VC-02 says that a language model worded the answer, and has the core’s own below', async () => {
  const log = await askWith(modelOf(SAID, { kind: 'end' }));
  expect(log.getByText(/^Worded by a language model/)).toBeDefined();
  expect(log.getByText('The core’s own answer')).toBeDefined();
});

it('VC-02 says why the core answered in its place, and shows nothing of the model', async () => {
  const lie = { ...SAID, text: 'Here it is.' };
  const log = await askWith(modelOf(lie, { kind: 'replaced', because: 'unverified' }));
  expect(log.getByText(/could not be checked/)).toBeDefined();
  for (const words of ['Here it is.', /^Worded by/]) expect(log.queryByText(words)).toBeNull();
});
