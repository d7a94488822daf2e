import { Modal } from 'antd';
import { ColourPanel } from './colour-panel.tsx';

/** The colours on a phone, where nothing can hang below a button of the top bar. */
export function ColourDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open footer={null} width={300} onCancel={onClose}>
      <ColourPanel />
    </Modal>
  );
}
