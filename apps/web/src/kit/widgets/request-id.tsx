import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { copyText } from './copy-text.ts';

/** What to quote when asking for help; a click copies it. */
export function RequestId({ id }: { id: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="kit-request-id"
      title={t(kitTexts.copy)}
      onClick={() => void copyText(id).then(setCopied)}
    >
      {t(kitTexts.requestId, { id })} {isCopied ? <CheckOutlined /> : <CopyOutlined />}
    </button>
  );
}
