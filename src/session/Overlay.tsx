/** LY-10: covers everything while the session is being checked. */
export function Overlay({ text }: { text: string }) {
  return (
    <output className="overlay">
      <span className="overlay-ring" aria-hidden="true" />
      {text}
    </output>
  );
}
