import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { recordError } from '../session/error-log.ts';

export interface OverlayBoundaryProps {
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** What lies over the pages and fails, e.g. for want of a line, takes no page with it. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    recordError(error, info.componentStack ?? '');
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
