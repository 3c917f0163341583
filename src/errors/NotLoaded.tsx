import { NOT_LOADED } from '#providers/messages/not-loaded.ts';
import { useLocale } from '#providers/messages/use-locale.ts';

/** Shown when not even the first texts could be loaded. */
export function NotLoaded() {
  const { body, retry } = NOT_LOADED[useLocale()];
  return (
    <main className="notice" role="alert">
      <p>{body}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {retry}
      </button>
    </main>
  );
}
