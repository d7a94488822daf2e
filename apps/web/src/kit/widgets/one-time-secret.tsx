import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useText } from '../text/language.ts';
import { copyText } from './copy-text.ts';
import { Dialog } from './dialog.tsx';
import { useNotify } from './use-notify.tsx';
import { words } from '../text/words.ts';

const texts = {
  once: {
    zh: '只在此处显示一次，关闭后无法再次查看。请立即复制并妥善交给使用人。',
    en: 'It is shown here once and never again. Copy it now and hand it over safely.',
  },
  lost: {
    zh: '操作已完成，但内容已在上一次应答中给出，不再显示。如未收到，请重置或重新创建。',
    en: 'Done, but the secret was told in an earlier answer and is not shown again. Make another if it never reached you.',
  },
  copyAll: { zh: '复制全部', en: 'Copy all' },
  copied: words.copiedNow,
  failed: { zh: '复制失败，请手动选择文字', en: 'Could not copy; select the text by hand' },
  done: { zh: '我已保存', en: 'I have kept it' },
} as const satisfies Record<string, Text>;

export interface OneTimeSecretProps {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Absent where the server no longer tells it. */
  readonly secret: { readonly label: string; readonly value: string | undefined };
  readonly onClose: () => void;
}

/** What the server told once: closed by its button alone, so that no stray key loses it. */
export function OneTimeSecret({ title, facts, secret, onClose }: OneTimeSecretProps) {
  const t = useText();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const lines = [...facts, ...(secret.value ? [{ label: secret.label, value: secret.value }] : [])];
  const handleCopy = async () => {
    const ok = await copyText(lines.map(({ label, value }) => `${label}: ${value}`).join('\n'));
    setCopied(ok);
    if (!ok) notify.warning(t(texts.failed));
  };
  return (
    <Dialog isOpen title={title} width={560} onClose={() => undefined}>
      <Alert type={secret.value ? 'warning' : 'info'} showIcon title={t(secret.value ? texts.once : texts.lost)} />
      <dl className="kit-secret">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="kit-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button icon={isCopied ? <CheckOutlined /> : <CopyOutlined />} onClick={() => void handleCopy()}>
          {t(isCopied ? texts.copied : texts.copyAll)}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t(texts.done)}
        </Button>
      </div>
    </Dialog>
  );
}
