import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { queryDeptJudgeTypeList, queryUserJudgeTypeList } from '@zhaocai/model/workflow/design-endpoints';
import { expressionsOver } from '@zhaocai/model/workflow/expression';
import { expressionFaultText } from '@zhaocai/model/workflow/expression-words';
import { Button, Input, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { useDesign } from '../canvas/design-store.ts';
import { LabelledGroup } from './labelled.tsx';
import { operators, rowsOf, textOf, type ConditionRow, type ConditionRows } from './condition-rows.ts';
import { settingTexts as texts } from './texts.ts';

export interface ConditionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The value of a decision may be of any type, and is written as text. */
  readonly isValue?: boolean;
  readonly hint?: string;
}

/** A condition by lines or as text: what is stored is the text, and it is judged as it is typed. */
export function ConditionField({ label, value, onChange, isValue = false, hint }: ConditionFieldProps) {
  const t = useText();
  const language = useLanguage();
  const variables = useDesign((design) => design.variables);
  const expressions = useMemo(() => expressionsOver(variables), [variables]);
  const rows = isValue ? undefined : rowsOf(value);
  const [wanted, setWanted] = useState<'rows' | 'text'>('rows');
  const shown = rows && variables.length > 0 ? wanted : 'text';
  const judged = value.trim() === '' ? undefined : expressions[isValue ? 'judgeValue' : 'judge'](value);
  return (
    <LabelledGroup label={label} hint={hint}>
      {!isValue && (
        <Segmented
          size="small"
          value={shown}
          options={[
            { value: 'rows', label: t(texts.byRows), disabled: !rows || variables.length === 0 },
            { value: 'text', label: t(texts.byText) },
          ]}
          onChange={(next) => setWanted(next === 'rows' ? 'rows' : 'text')}
          style={{ marginBlockEnd: 8 }}
        />
      )}
      {shown === 'rows' && rows ? (
        <RowsEditor rows={rows} onChange={(next) => onChange(textOf(next, variables))} />
      ) : (
        <Input.TextArea
          className="kit-mono"
          aria-label={label}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={2000}
          value={value}
          status={judged && !judged.ok ? 'error' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {judged && !judged.ok && (
        <span className="flow-field-hint flow-field-fault" role="alert">
          {expressionFaultText(judged, language)}
        </span>
      )}
      {!isValue && <JudgeSelect onPick={onChange} />}
    </LabelledGroup>
  );
}

function RowsEditor({
  rows: { joined, rows },
  onChange,
}: {
  rows: ConditionRows;
  onChange: (rows: ConditionRows) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const variables = useDesign((design) => design.variables);
  const change = (at: number, row: ConditionRow) =>
    onChange({ joined, rows: rows.map((other, index) => (index === at ? row : other)) });
  const add = () => {
    const [first] = variables;
    if (!first) return;
    const value = first.type === 'number' ? '0' : first.type === 'flag' ? 'true' : '';
    onChange({ joined, rows: [...rows, { field: first.name, operator: '==', value }] });
  };
  return (
    <>
      {rows.map((row, at) => (
        <div className="flow-condition" key={at}>
          <Select
            size="small"
            aria-label={t(texts.field)}
            value={row.field}
            options={variables.map(({ name, label }) => ({ value: name, label: label?.[language] || name }))}
            onChange={(field: string) => change(at, { ...row, field })}
          />
          <Select
            size="small"
            aria-label={t(texts.operator)}
            value={row.operator}
            options={operators.map((operator) => ({ value: operator, label: operator }))}
            onChange={(operator: ConditionRow['operator']) => change(at, { ...row, operator })}
          />
          <Input
            size="small"
            aria-label={t(texts.value)}
            value={row.value}
            onChange={(event) => change(at, { ...row, value: event.target.value })}
          />
          <Button
            size="small"
            type="text"
            aria-label={t(texts.remove)}
            icon={<DeleteOutlined />}
            onClick={() => onChange({ joined, rows: rows.filter((_, index) => index !== at) })}
          />
        </div>
      ))}
      {rows.length > 1 && (
        <Segmented
          size="small"
          value={joined}
          options={[
            { value: '&&', label: t(texts.all) },
            { value: '||', label: t(texts.any) },
          ]}
          onChange={(next) => onChange({ rows, joined: next === '||' ? '||' : '&&' })}
        />
      )}
      <Button size="small" type="dashed" block icon={<PlusOutlined />} onClick={add}>
        {t(texts.addCondition)}
      </Button>
    </>
  );
}

/** Conditions that the server offers ready-made. */
function JudgeSelect({ onPick }: { onPick: (expression: string) => void }) {
  const t = useText();
  const byUser = useEndpoint(queryUserJudgeTypeList, {}, { staleMs: 300_000 });
  const byDept = useEndpoint(queryDeptJudgeTypeList, {}, { staleMs: 300_000 });
  const judges = [...(byUser.data ?? []), ...(byDept.data ?? [])];
  if (judges.length === 0) return null;
  return (
    <Select
      size="small"
      className="kit-wide"
      style={{ marginBlockStart: 6 }}
      value={null}
      placeholder={t(texts.judges)}
      aria-label={t(texts.judges)}
      options={judges.map(({ expression, label }) => ({ value: expression, label }))}
      onChange={(expression: string | null) => expression && onPick(expression)}
    />
  );
}
