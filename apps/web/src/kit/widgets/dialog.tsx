import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { CutBoundary } from '../endpoint/cut-note.tsx';
import { useCompact } from '../screen/use-compact.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Esc asks for this; a click outside does nothing and there is no close icon, so that no typing is lost. */
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** 60 % of the window; administration screens use 880. */
  readonly width?: number | string;
}

/** How wide the dialogs of administration are. */
export const administrationWidth = 880;

/** The dialog of every screen: 60 % wide, 4vh from the top, centred, closed only on purpose. */
export function Dialog({ isOpen, title, children, onClose, footer = null, width = '60%' }: DialogProps) {
  const isPhone = useCompact();
  // antd's own way to forget a closed dialog also forgets an open one whose tab is left for a while.
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={footer}
      width={isPhone ? 'calc(100vw - 24px)' : width}
      style={{ top: '4vh' }}
      className="kit-dialog"
      closable={false}
      keyboard
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={() => setPresent(false)}
    >
      {isPresent && <CutBoundary>{children}</CutBoundary>}
    </Modal>
  );
}
