import { dataScope, everyResource } from '@zhaocai/model/scope/data-scope';
import { Form, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import type { DataScopeDraft } from './data-scope-draft.ts';
import { dataScopeTexts as texts } from './texts.ts';
import type { ScopeContext } from './use-scope-context.ts';

interface ScopeColumnsProps {
  readonly draft: DataScopeDraft;
  readonly context: ScopeContext;
  readonly onChange: (part: Partial<DataScopeDraft>) => void;
}

/** Which fields of the rows are seen: all of them, or those that are chosen here. */
export function ScopeColumns({ draft, context, onChange }: ScopeColumnsProps) {
  const t = useText();
  const columns = context.resources.find(({ name }) => name === draft.resourceCode)?.columns ?? [];
  const isFixed = columns.length > 0 && columns.every(({ isKept }) => isKept);
  const help =
    draft.resourceCode === everyResource
      ? texts.fieldsNeedResource
      : isFixed
        ? texts.fieldsFixed
        : columns.length > 0
          ? texts.fieldsHelp
          : undefined;
  return (
    <Form.Item label={t(dataScope.fields.scopeField.label)} htmlFor="scope-fields" extra={help && t(help)}>
      <Select
        id="scope-fields"
        mode="multiple"
        allowClear
        disabled={isFixed || columns.length === 0}
        placeholder={t(texts.allFields)}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...draft.columns]}
        options={columns.map(({ name, label, isKept }) => ({
          value: name,
          label: isKept ? t(texts.fieldKept, { name: t(label) }) : t(label),
        }))}
        onChange={(chosen: string[]) => onChange({ columns: chosen })}
      />
    </Form.Item>
  );
}
