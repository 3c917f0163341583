import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '#src/notifications/sanitize.ts';
import { XSS_PAYLOADS } from '../../fixtures/xss-payloads.ts';

const ALLOWED = new Set('b strong i em br p ul ol li a code'.split(' '));
/** A safe scheme, or none at all. */
const ADDRESS = /^(https?:|mailto:|[^:\s\p{Cc}]*$)/u;

function parse(html: string): Element[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.head.querySelectorAll('*'), ...document.body.querySelectorAll('*')];
}

/** What stands in the HTML that may not, read as a browser would. */
function dangers(html: string): string[] {
  return parse(html).flatMap((element) => {
    const found = ALLOWED.has(element.localName) ? [] : [`<${element.localName}>`];
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push('namespace');
    for (const { name, value } of element.attributes) {
      const isLink = element.localName === 'a' && ['href', 'rel', 'target'].includes(name);
      if (!isLink || (name === 'href' && !ADDRESS.test(value))) found.push(`${name}="${value}"`);
    }
    return found;
  });
}

describe('SE-05 nothing dangerous is left', () => {
  it('of a corpus of at least 60 payloads, most of which do something', () => {
    expect(new Set(XSS_PAYLOADS.map(({ html }) => html)).size).toBe(XSS_PAYLOADS.length);
    expect(new Set(XSS_PAYLOADS.map(({ name }) => name)).size).toBe(XSS_PAYLOADS.length);
    const live = XSS_PAYLOADS.filter(({ effect }) => effect !== 'nothing');
    expect(live.length).toBeGreaterThanOrEqual(60);
  });

  it('and the check finds what is', () =>
    expect(dangers('<b onclick=x>a</b><img><a href="javascript:x">b</a>')).toEqual([
      'onclick="x"',
      '<img>',
      'href="javascript:x"',
    ]));

  it.each(XSS_PAYLOADS.map(({ name, html }) => [name, html]))('%s', (_name, html) => {
    const clean = sanitizeHtml(html);
    expect(dangers(clean)).toEqual([]);
    expect(sanitizeHtml(clean)).toBe(clean);
  });
});

describe('TO-04 what a message may be made of', () => {
  it.each([
    '<b>one</b> <strong>two</strong> <i>three</i> <em>four</em> <code>five</code>',
    '<p>one<br>two</p><ul><li>three</li></ul><ol><li>four</li></ol>',
    'Fish &amp; chips, 3 &lt; 4',
  ])('keeps %s', (html) => expect(sanitizeHtml(html)).toBe(html));

  it('keeps the words of what it does not know', () =>
    expect(sanitizeHtml('<h1 class="x">Order <u>LEC-1031</u></h1>')).toBe('Order LEC-1031'));

  it.each([
    ['https://lens.example/a', '_blank'],
    ['http://lens.example/a', '_blank'],
    ['mailto:help@lens.example', '_blank'],
    ['//lens.example/a', '_blank'],
    ['/customer/orders/7', null],
    ['orders/7?tab=1#top', null],
    ['#content', null],
  ])('keeps a link to %s, which learns nothing of the portal', (href, target) => {
    const [link] = parse(sanitizeHtml(`<a href="${href}" target="x" rel="opener" id="y">a</a>`));
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.getAttribute('target')).toBe(target);
    expect(link?.hasAttribute('id')).toBe(false);
  });

  it.each(['ftp://a.example', 'tel:123', 'file:///etc', 'blob:x', 'data:text/plain,x', 'x-app:y'])(
    'takes the address %s from a link',
    (href) => {
      const [link] = parse(sanitizeHtml(`<a href="${href}">a</a>`));
      expect(link?.outerHTML).toBe('<a>a</a>');
    },
  );
});
