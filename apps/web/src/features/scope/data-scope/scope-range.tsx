import { dataScope, dataScopeTypes } from '@zhaocai/model/scope/data-scope';
import { Form, Radio, Select } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { ConditionGroup } from '../condition/condition-group.tsx';
import { columnsFor, type DataScopeDraft, type DraftFaults } from './data-scope-draft.ts';
import { dataScopeTexts as texts, kindHelp } from './texts.ts';
import type { ScopeContext } from './use-scope-context.ts';

interface ScopeRangeProps {
  readonly draft: DataScopeDraft;
  readonly context: ScopeContext;
  readonly faults: DraftFaults;
  readonly onChange: (part: Partial<DataScopeDraft>) => void;
}

/** The kind, and what the kind wants to know beside. */
export function ScopeRange({ draft, context, faults, onChange }: ScopeRangeProps) {
  const t = useText();
  const { fields } = dataScope;
  const resource = context.resources.find(({ name }) => name === draft.resourceCode);
  return (
    <>
      <Form.Item label={t(fields.scopeType.label)} required>
        <Radio.Group
          className="scope-kinds"
          aria-label={t(fields.scopeType.label)}
          value={draft.scopeType}
          onChange={(event) => onChange({ scopeType: Number(event.target.value), scopeColumn: undefined })}
        >
          {dataScopeTypes.map(({ value, label }) => (
            <Radio key={value} value={value}>
              <span className="scope-kind">
                {t(label)}
                <small>{t(kindHelp[value] ?? label)}</small>
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <ScopeColumnField draft={draft} context={context} onChange={onChange} />
      {draft.scopeType === 5 && (
        <Form.Item
          label={t(texts.condition)}
          required
          help={faults.condition}
          validateStatus={faults.condition && 'error'}
        >
          {resource ? (
            <ConditionGroup
              group={draft.condition}
              context={{ fields: resource.fields, references: context.references }}
              depth={1}
              onChange={(condition) => onChange({ condition })}
            />
          ) : (
            <p className="scope-hint">{t(texts.conditionHelp)}</p>
          )}
        </Form.Item>
      )}
    </>
  );
}

/** Only where the resource has another field than the usual one. */
function ScopeColumnField({ draft, context, onChange }: Omit<ScopeRangeProps, 'faults'>) {
  const t = useText();
  const resource = context.resources.find(({ name }) => name === draft.resourceCode);
  const others = columnsFor(draft.scopeType, resource);
  if (others.length === 0) return null;
  const usual = draft.scopeType === 2 ? 'createUser' : 'createDept';
  const usualLabel = resource?.fields.find(({ name }) => name === usual)?.label;
  const label = draft.scopeType === 2 ? texts.columnUser : texts.columnDept;
  return (
    <Form.Item label={t(label)} htmlFor="scope-column">
      <Select
        id="scope-column"
        value={draft.scopeColumn ?? usual}
        options={[
          { value: usual, label: usualLabel ? t(usualLabel) : usual },
          ...others.map((field) => ({ value: field.name, label: t(field.label) })),
        ]}
        onChange={(name) => onChange({ scopeColumn: name === usual ? undefined : name })}
      />
    </Form.Item>
  );
}
