import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu on a phone. */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={280}
      title={<Logo isCollapsed={false} />}
      onClose={onClose}
      styles={{ body: { padding: '8px 0' } }}
    >
      {children}
    </Drawer>
  );
}
