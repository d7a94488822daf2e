import type { PlanDetailInput } from '@zhaocai/model';
import type { Fields } from '@zhaocai/model/kit/field';
import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
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

/** A plan with its lines in one form; what was typed stays when it is refused. */
export function PlanForm(props: PlanFormProps) {
  const { fields, row, initial, submitText, hasFixedLines = false, hasFixedBudget = false } = props;
  const t = useText();
  const [lines, setLines] = useState<Lines>(() => [
    ...props.lines.map((line) => lineOf(lineColumns, line)),
    ...(props.lines.length === 0 ? [blankLine(lineColumns)] : []),
  ]);
  const [isDirty, setDirty] = useState(false);
  const release = useUnsaved(isDirty);
  const handleLines = (edit: (lines: Lines) => Lines) => {
    setLines(edit);
    setDirty(true);
  };
  const handleSubmit = async (values: FormValues) => {
    const isStored = await props.onSubmit(values, linesOf(lines));
    if (isStored) release();
    return isStored;
  };
  return (
    <div className="plan-form">
      <ResourceForm
        fields={fields}
        row={row}
        initial={initial}
        submitText={submitText}
        onSubmit={handleSubmit}
        onCancel={() => {
          release();
          props.onCancel();
        }}
      >
        <div className="kit-form-wide">
          {props.children}
          <h2 className="plan-subtitle">{t(texts.lines)}</h2>
          <LineTable
            columns={lineColumns}
            computed={[lineMoney]}
            lines={lines}
            onChange={handleLines}
            isFixed={hasFixedLines}
          />
          <SumLine lines={lines} isFixed={hasFixedBudget || hasFixedLines} />
        </div>
      </ResourceForm>
    </div>
  );
}

/** What the lines come to beside the budget of the form around it, as they are typed. */
function SumLine({ lines, isFixed }: { readonly lines: Lines; readonly isFixed: boolean }) {
  const form = Form.useFormInstance();
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
