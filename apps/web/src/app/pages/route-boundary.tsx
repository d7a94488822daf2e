import { Component, type ReactNode } from 'react';
import { ChunkErrorPage } from './chunk-error-page.tsx';

interface BoundaryState {
  readonly error: unknown;
}

/** Where a whole page cannot be drawn, its code missing among the reasons. */
export class RouteBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ChunkErrorPage error={this.state.error} />;
  }
}
