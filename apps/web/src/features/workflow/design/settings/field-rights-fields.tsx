import type { FieldRight } from '@zhaocai/model/workflow/field-rights';
import { Select } from 'antd';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { useDesign, type FlowVariable } from '../canvas/design-store.ts';
import { extended } from './approval-fields.tsx';
import type { RowFieldsProps } from './grant-fields.tsx';
import { settingTexts as texts } from './texts.ts';

const rights = {
  read: texts.rightRead,
  write: texts.rightWrite,
  required: texts.rightRequired,
  hidden: texts.rightHidden,
} as const satisfies Record<FieldRight, unknown>;

/** What the chosen step may do with each field of the form. */
export function FieldRightsFields(fields: RowFieldsProps) {
  return <FieldRightsList {...fields} variables={useDesign((design) => design.variables)} />;
}

export interface FieldRightsListProps extends RowFieldsProps {
  readonly variables: readonly FlowVariable[];
}

/** A right for each field of the form; the server holds the step to it. */
export function FieldRightsList({ row, onChange, variables }: FieldRightsListProps) {
  const t = useText();
  const language = useLanguage();
  const given = row.extension?.fieldRights ?? {};
  const give = (name: string, right: FieldRight | undefined) => {
    const { [name]: _former, ...others } = given;
    const next = right ? { ...others, [name]: right } : others;
    const fieldRights = Object.keys(next).length > 0 ? next : undefined;
    onChange({ extension: extended(row.extension, { fieldRights }) });
  };
  if (variables.length === 0) return <p className="flow-note">{t(texts.noFields)}</p>;
  return (
    <ul className="flow-list">
      {variables.map(({ name, label }) => (
        <li key={name} className="flow-list-line">
          <span className="flow-list-words">{label?.[language] || name}</span>
          <Select
            size="small"
            style={{ width: 110 }}
            allowClear
            aria-label={label?.[language] || name}
            placeholder={t(texts.rightDefault)}
            value={given[name]}
            options={Object.entries(rights).map(([value, words]) => ({ value, label: t(words) }))}
            onChange={(right: FieldRight | undefined) => give(name, right)}
          />
        </li>
      ))}
    </ul>
  );
}
