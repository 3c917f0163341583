export { escapeHtml } from '#domain/escape-html.ts';
