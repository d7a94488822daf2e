import { dataScope, everyResource } from '@zhaocai/model/scope/data-scope';
import { Form, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { newGroup } from '../condition/condition-draft.ts';
import type { DataScopeDraft } from './data-scope-draft.ts';
import { dataScopeTexts as texts } from './texts.ts';
import type { ScopeContext } from './use-scope-context.ts';

interface ScopeResourceFieldProps {
  readonly draft: DataScopeDraft;
  readonly context: ScopeContext;
  readonly fault: string | undefined;
  readonly onChange: (part: Partial<DataScopeDraft>) => void;
}

/** Which sort of row it is about. Another sort has other fields, so a condition starts anew. */
export function ScopeResourceField({ draft, context, fault, onChange }: ScopeResourceFieldProps) {
  const t = useText();
  return (
    <Form.Item
      label={t(dataScope.fields.resourceCode.label)}
      htmlFor="scope-resource"
      required
      extra={fault ? undefined : t(texts.resourceHelp)}
      help={fault}
      validateStatus={fault && 'error'}
    >
      <Select
        id="scope-resource"
        value={draft.resourceCode}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          ...context.resources.map(({ name, label }) => ({ value: name, label: t(label) })),
          { value: everyResource, label: t(texts.everyResource) },
        ]}
        onChange={(resourceCode) =>
          onChange({ resourceCode, scopeColumn: undefined, condition: newGroup('all'), columns: [] })
        }
      />
    </Form.Item>
  );
}
