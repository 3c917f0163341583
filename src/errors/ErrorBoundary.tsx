import { Component } from 'react';
import type { ReactNode } from 'react';
import { publicText } from '#src/i18n/public-text.ts';

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
    const { heading, body, retry } = publicText().broken;
    return (
      <section className="notice" role="alert">
        <h1>{heading}</h1>
        <p>{body}</p>
        <button type="button" className="button" onClick={() => this.setState({ broken: false })}>
          {retry}
        </button>
      </section>
    );
  }
}
