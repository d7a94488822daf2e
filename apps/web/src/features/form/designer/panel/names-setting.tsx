import { textAt, withSetting } from '@zhaocai/model/form/json';
import type { JsonObject } from '@zhaocai/model/form/model';
import { Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { panelTexts as texts } from '../texts.ts';
import { Labelled } from './labelled.tsx';

export interface NamesSettingProps {
  readonly names: JsonObject;
  /** Its options have others below them. */
  readonly isTree: boolean;
  readonly onChange: (names: JsonObject, key: string) => void;
}

/** What an answer calls its parts: where the list stands, and the keys of its items. */
export function NamesSetting({ names, isTree, onChange }: NamesSettingProps) {
  const t = useText();
  const parts = [
    { key: 'res', label: texts.resName, example: 'data.records' },
    { key: 'label', label: texts.labelName, example: 'label' },
    { key: 'value', label: texts.valueName, example: 'value' },
    ...(isTree ? [{ key: 'children', label: texts.childrenName, example: 'children' }] : []),
  ];
  return (
    <Labelled label={t(texts.names)} hint={t(texts.namesHint)} isGroup>
      {parts.map(({ key, label, example }) => (
        <Input
          key={key}
          prefix={<span className="form-setting-name">{t(label)}</span>}
          aria-label={`${t(texts.names)} ${t(label)}`}
          value={textAt(names, key) ?? ''}
          maxLength={60}
          placeholder={example}
          onChange={({ target }) => onChange(withSetting(names, key, target.value.trim() || undefined), key)}
        />
      ))}
    </Labelled>
  );
}
