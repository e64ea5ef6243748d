import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.js';

export interface PartBoundaryProps {
  /** One short sentence that replaces the content, such as "The chart could not be shown." */
  message: string;
  /** Called with an error of the content, for the log. */
  onError?: ((error: Error) => void) | undefined;
  children: ReactNode;
}

interface PartState {
  readonly hasFailed: boolean;
}

/**
 * Shows a message with a button to try again in place of content that throws, so that the rest of the
 * page stays. Every map and chart of the kit has one.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartState> {
  override state: PartState = { hasFailed: false };

  static getDerivedStateFromError(): PartState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { message, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <ErrorState title={message} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
