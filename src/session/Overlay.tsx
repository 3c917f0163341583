/** LY-10: over everything, while it is not known who is here. */
export function Overlay({ text }: { text: string }) {
  return (
    <output className="overlay">
      <span className="overlay-ring" aria-hidden="true" />
      {text}
    </output>
  );
}
