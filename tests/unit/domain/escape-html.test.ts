import { expect, it } from 'vitest';
import { escapeHtml } from '#domain/basics/escape-html.ts';

it('SE-05 writes markup as text, in an element and in an attribute', () => {
  expect(escapeHtml(`<b title="a" id='c'>Q&A</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;c&#39;&gt;Q&amp;A&lt;/b&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
  expect(escapeHtml('8.05 mm, −2.75 D')).toBe('8.05 mm, −2.75 D');
});
