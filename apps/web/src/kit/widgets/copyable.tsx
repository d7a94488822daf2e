import { App } from 'antd';
import { useText } from '../text/language.ts';
import { copyText } from './copy-text.ts';
import { words } from '../text/words.ts';

const texts = {
  copied: words.copied,
  failed: words.couldNotCopy,
  hint: { zh: '点击复制', en: 'Click to copy' },
} as const;

/** A number or code: monospaced, copied by a click. */
export function Copyable({ value }: { value: string | null | undefined }) {
  const { message } = App.useApp();
  const t = useText();
  if (!value) return <span className="kit-faint">—</span>;
  const handleClick = async (event: React.MouseEvent) => {
    event.stopPropagation();
    const isCopied = await copyText(value);
    void (isCopied ? message.success(t(texts.copied)) : message.error(t(texts.failed)));
  };
  return (
    <button
      type="button"
      className="kit-code"
      title={`${value}\n${t(texts.hint)}`}
      onClick={(event) => void handleClick(event)}
    >
      {value}
    </button>
  );
}
