import { CopyOutlined } from '@ant-design/icons';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useText } from '../../kit/text/language.ts';
import { copyText } from '../../kit/widgets/copy-text.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { logTexts as texts } from './texts.ts';

export interface CodeBlockProps {
  readonly label: Text;
  /** A text, or anything else as JSON. */
  readonly value: unknown;
  readonly empty?: Text;
}

/** Text for machines that people read: monospaced, in its own lines, copied whole. */
export function CodeBlock({ label, value, empty }: CodeBlockProps) {
  const t = useText();
  const notify = useNotify();
  const text = textOf(value);
  if (text === '' && !empty) return null;
  const handleCopy = async () => {
    if (await copyText(text)) notify.success(t(texts.copied));
    else notify.warning(t(texts.copyFailed));
  };
  return (
    <section className="log-block" aria-label={t(label)}>
      <header>
        <h3>{t(label)}</h3>
        {text !== '' && (
          <Button type="text" size="small" icon={<CopyOutlined />} onClick={() => void handleCopy()}>
            {t(texts.copy)}
          </Button>
        )}
      </header>
      {text === '' ? <p>{empty && t(empty)}</p> : <pre tabIndex={0}>{text}</pre>}
    </section>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
