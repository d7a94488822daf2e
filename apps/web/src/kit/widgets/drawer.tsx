import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { CutBoundary } from '../endpoint/cut-note.tsx';

/** The drawer of every screen: what it shows of a list that is cut says so inside it, and not on the page behind it. */
export function Drawer({ children, ...props }: DrawerProps) {
  return (
    <AntdDrawer {...props}>
      <CutBoundary>{children}</CutBoundary>
    </AntdDrawer>
  );
}
