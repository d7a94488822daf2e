import { Input } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { permissionTexts as texts } from '../texts.ts';

export interface KeywordSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Above a table: finds while it is typed. */
export function KeywordSearch({ value, onChange }: KeywordSearchProps) {
  const t = useText();
  return (
    <Input.Search
      allowClear
      className="permission-search"
      placeholder={t(texts.search)}
      aria-label={t(texts.search)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
