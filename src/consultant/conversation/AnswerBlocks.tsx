import type { Block } from '#domain/consultant/conversation/answers/answer.ts';

/** The parts of an answer, each with the numbers of its sources. */
export function AnswerBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => (
    // Blocks never move within an answer, and two may read alike.
    // oxlint-disable-next-line react/no-array-index-key
    <BlockView key={place} block={block} />
  ));
}

function BlockView({ block: { kind, texts, cites } }: { block: Block }) {
  const numbers = cites.length > 0 && <Numbers cites={cites} />;
  if (kind === 'items') {
    return (
      <ul className="conversation-items">
        {texts.map((text, place) => (
          <li key={text}>
            {text}
            {place === texts.length - 1 && numbers}
          </li>
        ))}
      </ul>
    );
  }
  const [text] = texts;
  return (
    <p className={`conversation-${kind}`}>
      {text}
      {numbers}
    </p>
  );
}

function Numbers({ cites }: { cites: readonly number[] }) {
  return (
    <span className="conversation-numbers"> {cites.map((place) => `[${place + 1}]`).join('')}</span>
  );
}
