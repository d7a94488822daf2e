import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useSession } from '../../kit/session/session-store.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { keepLockPassword } from './lock-password.ts';
import { lockTexts as texts } from './lock-texts.ts';

export interface LockDialogProps {
  readonly onSet: () => void;
  readonly onClose: () => void;
}

/** The first lock needs a password to come back with. */
export function LockDialog({ onSet, onClose }: LockDialogProps) {
  const t = useText();
  const userId = useSession((state) => state.user?.userId ?? '');
  const [fault, setFault] = useState<'empty' | 'differs'>();
  const handleFinish = ({ password = '', again = '' }: { password?: string; again?: string }) => {
    const found = !password.trim() ? 'empty' : password === again ? undefined : 'differs';
    setFault(found);
    if (found) return;
    keepLockPassword(userId, password);
    onSet();
  };
  const help = (name: 'empty' | 'differs') => (fault === name ? t(texts[name]) : undefined);
  return (
    <Dialog isOpen title={t(texts.setPassword)} width={480} onClose={onClose}>
      <p>{t(texts.setPasswordHelp)}</p>
      <Form name="lock" layout="vertical" onFinish={handleFinish} requiredMark={false}>
        <Form.Item
          name="password"
          label={t(texts.password)}
          validateStatus={fault === 'empty' ? 'error' : undefined}
          help={help('empty')}
        >
          <Input.Password autoFocus autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="again"
          label={t(texts.again)}
          validateStatus={fault === 'differs' ? 'error' : undefined}
          help={help('differs')}
        >
          <Input.Password autoComplete="new-password" maxLength={64} />
        </Form.Item>
        <div className="shell-dialog-foot">
          <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
          <Button type="primary" htmlType="submit">
            {t(texts.setAndLock)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
