import { Button, Space } from 'antd';
import { useState } from 'react';
import { useCompact } from '../../../../kit/screen/use-compact.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { Drawer } from '../../../../kit/widgets/drawer.tsx';
import { FormRenderer } from '../../render/form-renderer.tsx';
import { createFormStore } from '../../render/form-store.ts';
import { useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';

export interface PreviewDrawerProps {
  readonly formId: string;
  readonly onClose: () => void;
}

/** The form as it will be filled in; confirming checks what was filled in, and keeps nothing. */
export function PreviewDrawer({ formId, onClose }: PreviewDrawerProps) {
  const t = useText();
  const notify = useNotify();
  const isPhone = useCompact();
  const design = useDesignStore();
  const [store] = useState(() => createFormStore({ form: design.getState().form, isNew: true }));
  const confirm = () => {
    const count = store.check();
    if (count > 0) return notify.warning(t(texts.previewFaults, { count }));
    notify.success(t(texts.previewFine));
    onClose();
  };
  return (
    <Drawer
      open
      title={t(texts.preview)}
      size={isPhone ? '100%' : 800}
      onClose={onClose}
      footer={
        <Space>
          <Button type="primary" onClick={confirm}>
            {t(texts.ok)}
          </Button>
          <Button onClick={onClose}>{t(texts.cancel)}</Button>
        </Space>
      }
    >
      <FormRenderer store={store} source={{ formId, isDesigned: true }} />
    </Drawer>
  );
}
