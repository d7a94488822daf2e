import type { PlanDetailInput } from '@zhaocai/model';
import type { Fields } from '@zhaocai/model/kit/field';
import { useState, type ReactNode } from 'react';
import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { planTexts as texts } from '../texts.ts';
import { draftsOf, linesOf, type LineDraft } from './line-drafts.ts';
import { LineTable } from './line-table.tsx';
import { SumLine } from './sum-line.tsx';

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
  const [lines, setLines] = useState<readonly LineDraft[]>(() => draftsOf(props.lines));
  const [isDirty, setDirty] = useState(false);
  const release = useUnsaved(isDirty);
  const handleLines = (next: readonly LineDraft[]) => {
    setLines(next);
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
          <LineTable lines={lines} onChange={handleLines} disabled={hasFixedLines} />
          <SumLine lines={lines} isFixed={hasFixedBudget || hasFixedLines} />
        </div>
      </ResourceForm>
    </div>
  );
}
