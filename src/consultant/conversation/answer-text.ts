import type { Answer, Citation } from '#domain/consultant/conversation/answers/answer.ts';

/** A source in one line: title, version, how far it can be trusted. */
export function citationText(
  { title, version }: Citation,
  standing: string,
  versionText: (version: string) => string,
): string {
  const printed = version === null ? '' : `, ${versionText(version)}`;
  return `${title}${printed} (${standing})`;
}

/** An answer as plain text, with the numbers of its sources, to be pasted elsewhere. */
export function answerText(
  question: string,
  { blocks, citations }: Answer,
  sourceText: (citation: Citation) => string,
): string {
  const lines = blocks.map(({ kind, texts, cites }) => {
    const numbers = cites.map((place) => `[${place + 1}]`).join('');
    const bullet = kind === 'items' ? '- ' : '';
    return texts.map((text) => `${bullet}${text}`).join('\n') + (numbers && ` ${numbers}`);
  });
  const sources = citations.map((citation, place) => `[${place + 1}] ${sourceText(citation)}`);
  return [`> ${question}`, ...lines, sources.join('\n')].filter((part) => part !== '').join('\n\n');
}
