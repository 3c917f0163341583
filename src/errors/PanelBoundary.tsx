import Alert from '@mui/material/Alert';
import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands in place of a panel that broke. */
  message: string;
  /** What the panel is made from: when it changes, the panel is tried again. */
  of: unknown;
}

interface State {
  isBroken: boolean;
  of: unknown;
}

/** Keeps a panel that throws from taking the page down with what was typed there. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { isBroken: false, of };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A panel broke', error);
  }

  override render(): ReactNode {
    const { children, message } = this.props;
    return this.state.isBroken ? <Alert severity="error">{message}</Alert> : children;
  }
}
