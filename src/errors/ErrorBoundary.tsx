import { Component } from 'react';
import type { ReactNode } from 'react';
import { textOf } from '#providers/messages/text-of.ts';

interface Props {
  children: ReactNode;
}

interface State {
  broken: boolean;
}

/** Limits an error to the page that throws. Pass the location as `key`, so that navigation resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page broke', error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const text = textOf('entry');
    return (
      <section className="notice" role="alert">
        <h1>{text('broken.heading')}</h1>
        <p>{text('broken.body')}</p>
        <button type="button" className="button" onClick={() => this.setState({ broken: false })}>
          {text('broken.retry')}
        </button>
      </section>
    );
  }
}
