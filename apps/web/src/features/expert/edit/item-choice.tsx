import { expert } from '@zhaocai/model/expert/expert';
import { TreeSelect } from 'antd';
import { FaultText, RequiredMark } from '../../../kit/large-form/draft-fields.tsx';
import { useFormPlace } from '../../../kit/large-form/form-faults.ts';
import { useText } from '../../../kit/text/language.ts';
import { expertTexts as texts } from '../texts.ts';
import { useExpertFields } from '../use-expert-fields.ts';

interface ItemChoiceProps {
  /** Codes with commas, as the wire has them. */
  readonly value: unknown;
  readonly onChange: (codes: string | null) => void;
}

/** What an expert may evaluate, chosen in the tree of the fields of experts. */
export function ItemChoice({ value, onChange }: ItemChoiceProps) {
  const t = useText();
  const { prefix, faults } = useFormPlace();
  const { fields, isLoading } = useExpertFields();
  const fault = faults.get('itemCodes');
  const id = `${prefix}itemCodes`;
  const chosen = typeof value === 'string' ? value.split(',').filter(Boolean) : [];
  return (
    <div className={`kit-draft-field expert-fields-choice${fault ? ' kit-draft-field-fault' : ''}`}>
      <label htmlFor={id} className="kit-draft-label">
        <RequiredMark />
        {t(expert.fields.itemCodes.label)}
      </label>
      <TreeSelect<string[]>
        id={id}
        className="kit-wide"
        multiple
        treeDefaultExpandAll
        showSearch={{ treeNodeFilterProp: 'title' }}
        allowClear
        loading={isLoading}
        value={chosen}
        placeholder={t(texts.chooseFields)}
        treeData={fields}
        onChange={(codes) => onChange(codes.length > 0 ? codes.join(',') : null)}
      />
      {fault && <FaultText text={fault} />}
    </div>
  );
}
