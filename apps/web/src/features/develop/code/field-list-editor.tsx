import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { generatedKinds, type GeneratedField, type GeneratedKind } from '@zhaocai/model/develop/generated-field';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { choicesOf, linesOf } from './choice-lines.ts';
import { codeTexts as texts, kindNames } from './texts.ts';

export interface FieldListEditorProps {
  readonly id?: string;
  readonly value?: readonly GeneratedField[];
  readonly onChange?: (fields: readonly GeneratedField[]) => void;
}

const empty: GeneratedField = { name: '', kind: 'text', zh: '', en: '', required: false, unique: false, search: false };

/** The fields of the entity, one below the other. */
export function FieldListEditor({ id, value = [], onChange }: FieldListEditorProps) {
  const t = useText();
  const change = (index: number, part: Partial<GeneratedField>) =>
    onChange?.(value.map((field, at) => (at === index ? { ...field, ...part } : field)));
  return (
    <div className="code-fields" id={id}>
      {value.map((field, index) => (
        <FieldRow
          // Fields have no identity beside their place: two may be empty.
          key={index}
          field={field}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange?.(value.filter((_, at) => at !== index))}
        />
      ))}
      <Button type="dashed" icon={<PlusOutlined />} onClick={() => onChange?.([...value, empty])}>
        {t(texts.addField)}
      </Button>
    </div>
  );
}

interface FieldRowProps {
  readonly field: GeneratedField;
  readonly onChange: (part: Partial<GeneratedField>) => void;
  readonly onRemove: () => void;
}

function FieldRow({ field, onChange, onRemove }: FieldRowProps) {
  const t = useText();
  const text = (name: 'name' | 'zh' | 'en') => (
    <Input
      value={field[name]}
      placeholder={t(texts[name])}
      aria-label={t(texts[name])}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const flag = (name: 'required' | 'unique' | 'search') => (
    <Checkbox checked={field[name]} onChange={(event) => onChange({ [name]: event.target.checked })}>
      {t(texts[name])}
    </Checkbox>
  );
  return (
    <div className="code-field">
      {text('name')}
      {text('zh')}
      {text('en')}
      <Select<GeneratedKind>
        value={field.kind}
        aria-label={t(texts.kind)}
        options={generatedKinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
        onChange={(kind) =>
          onChange({ kind, maxLength: undefined, min: undefined, max: undefined, choices: undefined, to: undefined })
        }
      />
      <span>
        {flag('required')}
        {flag('unique')}
        {field.kind === 'text' && flag('search')}
      </span>
      <Button type="text" icon={<DeleteOutlined />} aria-label={t(texts.removeField)} onClick={onRemove} />
      <FieldMore field={field} onChange={onChange} />
    </div>
  );
}

/** What a kind needs beside its names. */
function FieldMore({ field, onChange }: Omit<FieldRowProps, 'onRemove'>) {
  const t = useText();
  const number = (name: 'maxLength' | 'min' | 'max') => (
    <InputNumber
      value={field[name]}
      precision={0}
      prefix={<span className="kit-quiet">{t(texts[name])}</span>}
      aria-label={t(texts[name])}
      onChange={(value) => onChange({ [name]: value ?? undefined })}
    />
  );
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return <div className="code-field-more">{number('maxLength')}</div>;
    case 'integer':
    case 'decimal':
    case 'money':
    case 'rate':
      return (
        <div className="code-field-more">
          {number('min')}
          {number('max')}
        </div>
      );
    case 'ref':
    case 'dict': {
      const label = t(field.kind === 'ref' ? texts.toEntity : texts.toDict);
      return (
        <div className="code-field-more">
          <Input
            value={field.to}
            placeholder={label}
            aria-label={label}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </div>
      );
    }
    case 'choice':
      return (
        <div className="code-field-more">
          <Input.TextArea
            defaultValue={linesOf(field.choices)}
            placeholder={t(texts.choices)}
            aria-label={t(texts.choices)}
            autoSize={{ minRows: 2 }}
            onChange={(event) => onChange({ choices: choicesOf(event.target.value) })}
          />
        </div>
      );
    default:
      return null;
  }
}
