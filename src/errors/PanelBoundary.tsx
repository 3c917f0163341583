import Alert from '@mui/material/Alert';
import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of a panel that threw. */
  message: string;
  /** The panel's data: when it changes, the panel renders again. */
  of: unknown;
}

interface State {
  isBroken: boolean;
  of: unknown;
}

/** Limits an error to a panel, so that the page keeps the user's input. */
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
