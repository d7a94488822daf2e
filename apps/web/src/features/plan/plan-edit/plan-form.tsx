import type { PlanDetailInput } from '@zhaocai/model';
import type { Fields } from '@zhaocai/model/kit/field';
import { Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { SumCheck } from '../../../kit/large-form/sum-check.tsx';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { blankLine, lineOf, type Lines } from '../../../kit/line-table/lines.ts';
import { useText } from '../../../kit/text/language.ts';
import { planTexts as texts } from '../texts.ts';
import { checkedSum, lineColumns, lineMoney, linesOf } from './line-drafts.ts';

export interface PlanFormProps {
  readonly fields: Fields;
  readonly row?: FormValues;
  readonly initial?: FormValues;
  readonly lines: readonly PlanDetailInput[];
  /** The lines stay as they are. */
  readonly hasFixedLines?: boolean;
  /** The budget is not asked for here. */
  readonly hasFixedBudget?: boolean;
  readonly submitText: string;
  /** Above the lines. */
  readonly children?: ReactNode;
  /** True when it was stored. */
  readonly onSubmit: (values: FormValues, lines: readonly PlanDetailInput[]) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Where the form holds the lines: it keeps and restores them with its fields. */
const linesName = 'lines';

/** A plan with its lines in one form; what was typed stays when it is refused, and through a reload. */
export function PlanForm(props: PlanFormProps) {
  const { fields, row, initial, submitText, hasFixedLines = false, hasFixedBudget = false } = props;
  const t = useText();
  const first = useMemo<Lines>(
    () => (props.lines.length === 0 ? [blankLine(lineColumns)] : props.lines.map((line) => lineOf(lineColumns, line))),
    [props.lines],
  );
  const latest = useRef(first);
  const handleLines = useCallback((lines: Lines) => {
    latest.current = lines;
  }, []);
  return (
    <div className="plan-form">
      <ResourceForm
        fields={fields}
        row={row}
        initial={{ ...initial, [linesName]: first }}
        submitText={submitText}
        onSubmit={(values) => props.onSubmit(values, linesOf(latest.current))}
        onCancel={props.onCancel}
      >
        <div className="kit-form-wide">
          {props.children}
          <h2 className="plan-subtitle">{t(texts.lines)}</h2>
          <Form.Item name={linesName} noStyle>
            <LinesField onLines={handleLines} isFixed={hasFixedLines} />
          </Form.Item>
          <SumLine isFixed={hasFixedBudget || hasFixedLines} />
        </div>
      </ResourceForm>
    </div>
  );
}

interface LinesFieldProps {
  /** Told of what stands there, typed or restored. */
  readonly onLines: (lines: Lines) => void;
  readonly isFixed: boolean;
  /** Both given by the form. */
  readonly value?: Lines;
  readonly onChange?: (lines: Lines) => void;
}

const noLines: Lines = [];

/** The lines as a field of the form around them. */
function LinesField({ onLines, isFixed, value = noLines, onChange }: LinesFieldProps) {
  const form = Form.useFormInstance();
  useEffect(() => onLines(value), [onLines, value]);
  // The form's own, not the drawn ones: two edits may follow each other before it is drawn again.
  const handleEdit = (edit: (lines: Lines) => Lines) => onChange?.(edit(form.getFieldValue(linesName) as Lines));
  return (
    <LineTable columns={lineColumns} computed={[lineMoney]} lines={value} onChange={handleEdit} isFixed={isFixed} />
  );
}

/** What the lines come to beside the budget of the form around it, as they are typed. */
function SumLine({ isFixed }: { readonly isFixed: boolean }) {
  const form = Form.useFormInstance();
  const lines = (Form.useWatch(linesName, form) ?? []) as Lines;
  const check = checkedSum(lines, Form.useWatch('budgetMoney', form));
  const handleTake = (sum: string) => {
    form.setFieldValue('budgetMoney', sum);
    form.setFields([{ name: 'budgetMoney', errors: [] }]);
  };
  return (
    <div className="plan-sum">
      <SumCheck check={check} texts={texts} onTakeSum={isFixed ? undefined : handleTake} />
    </div>
  );
}
