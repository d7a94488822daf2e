import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Json } from '@zhaocai/model/form/model';
import { Button, ColorPicker, Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { panelTexts as texts } from '../texts.ts';

export interface TextsSettingProps {
  readonly value: Json | undefined;
  readonly of: 'text' | 'colour';
  readonly onChange: (value: Json) => void;
}

/** A list of words or colours, such as those of a rating. */
export function TextsSetting({ value, of, onChange }: TextsSettingProps) {
  const t = useText();
  const list = Array.isArray(value) ? value.map(String) : [];
  const change = (index: number, text: string) => onChange(list.with(index, text));
  return (
    <div className="form-options">
      {list.map((text, index) => (
        <div className="form-option" key={`${index}`}>
          {of === 'colour' ? (
            <ColorPicker showText value={text} onChangeComplete={(color) => change(index, color.toHexString())} />
          ) : (
            <Input value={text} maxLength={20} onChange={(event) => change(index, event.target.value)} />
          )}
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t(texts.removeOne, { name: text })}
            onClick={() => onChange(list.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        onClick={() => onChange([...list, of === 'colour' ? '#F7BA2A' : ''])}
      >
        {t(texts.addText)}
      </Button>
    </div>
  );
}
