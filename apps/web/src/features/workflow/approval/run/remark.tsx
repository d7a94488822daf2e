import { Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { approvalTexts as texts } from '../texts.ts';

export interface RemarkProps {
  readonly value: string;
  readonly hint: string;
  readonly isFaulty: boolean;
  readonly onChange: (remark: string) => void;
}

const remarkLength = 2000;

/** What somebody says with his decision. */
export function Remark({ value, hint, isFaulty, onChange }: RemarkProps) {
  const t = useText();
  return (
    <Input.TextArea
      aria-label={t(texts.opinion)}
      value={value}
      maxLength={remarkLength}
      status={isFaulty ? 'error' : undefined}
      autoSize={{ minRows: 3, maxRows: 8 }}
      placeholder={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
