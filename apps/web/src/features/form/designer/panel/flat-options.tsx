import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { isJsonObject } from '@zhaocai/model/form/json';
import type { Json, JsonObject } from '@zhaocai/model/form/model';
import { Button, Input } from 'antd';
import { useText } from '../../../../kit/text/language.ts';
import { designTexts, panelTexts as texts } from '../texts.ts';
import type { OptionNames } from '@zhaocai/model/form/options';

export interface OptionsProps {
  readonly list: readonly Json[];
  /** What the options call their parts. */
  readonly names: OptionNames;
  readonly onChange: (list: readonly Json[]) => void;
}

const mostRandom = 99_999;

/** Label and value of each option; a value that was a number stays one while it can be read as one. */
export function FlatOptions({ list, names, onChange }: OptionsProps) {
  const t = useText();
  const change = (index: number, key: string, value: Json) =>
    onChange(list.with(index, { ...objectOf(list[index]), [key]: value }));
  const add = () => {
    const no = Math.ceil(Math.random() * mostRandom);
    onChange([...list, { [names.label]: `字段${no}`, [names.value]: `col_${no}` }]);
  };
  const raise = (index: number) => onChange(list.toSpliced(index, 1).toSpliced(index - 1, 0, objectOf(list[index])));
  return (
    <>
      {list.map((option, index) => {
        const { [names.label]: label, [names.value]: value } = objectOf(option);
        return (
          <div className="form-option" key={`${index}`}>
            <Input
              value={String(label ?? '')}
              aria-label={t(texts.optionLabel)}
              onChange={(event) => change(index, names.label, event.target.value)}
            />
            <Input
              value={String(value ?? '')}
              aria-label={t(texts.optionValue)}
              onChange={(event) => change(index, names.value, likeBefore(event.target.value, value))}
            />
            <Button
              type="text"
              disabled={index === 0}
              icon={<ArrowUpOutlined />}
              aria-label={t(designTexts.moveUp)}
              onClick={() => raise(index)}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t(texts.removeOne, { name: String(label ?? '') })}
              onClick={() => onChange(list.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button size="small" icon={<PlusOutlined />} onClick={add}>
        {t(texts.addOption)}
      </Button>
    </>
  );
}

function objectOf(option: Json | undefined): JsonObject {
  return isJsonObject(option) ? option : {};
}

function likeBefore(text: string, before: Json | undefined): Json {
  const isNumber = typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}
