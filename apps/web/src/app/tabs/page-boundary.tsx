import { Component, type ErrorInfo, type ReactNode } from 'react';
import { recordError } from '../session/error-log.ts';
import { PageCrashed } from '../pages/page-notices.tsx';

interface BoundaryState {
  readonly error: Error | undefined;
}

/** A page that breaks takes its own tab down and no other. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    recordError(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return <PageCrashed error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
