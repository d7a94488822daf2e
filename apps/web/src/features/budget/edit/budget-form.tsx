import { Alert } from 'antd';
import { useCallback } from 'react';
import { LargeForm, type FormSection } from '../../../kit/large-form/large-form.tsx';
import { SumCheck } from '../../../kit/large-form/sum-check.tsx';
import type { LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { filledLines } from '../../../kit/line-table/lines.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { budgetTexts as texts } from '../texts.ts';
import {
  costColumns,
  filledCosts,
  govColumns,
  govMoney,
  sumCheck,
  typedFields,
  type BudgetDraft,
} from './budget-draft.ts';
import { useBudgetWork, type BudgetWorkOptions } from './use-budget-work.ts';

const basic = ['proName', 'proType', 'cycleType', 'startYear', 'endYear', 'deptId', 'leader', 'totalMoney'];
const grounds = ['basis', 'goal', 'files'];
const wide = Object.fromEntries(grounds.map((name) => [name, 'all'] as const));

/** The form of a budget project: what it is for, its money by source and year, and its government purchases. */
export function BudgetForm(options: BudgetWorkOptions) {
  const t = useText();
  const { detail } = options;
  const { form, steps } = useBudgetWork(options);
  const { draft, change } = form;
  const handleValue = useCallback(
    (name: string, value: unknown) => change((known) => ({ ...known, values: { ...known.values, [name]: value } })),
    [change],
  );
  useTabTitle(detail?.proName);
  return (
    <LargeForm
      form={form}
      title={t(draft.id ? texts.editTitle : texts.newTitle)}
      note={detail?.proNo && <Copyable value={detail.proNo} />}
      notice={
        detail?.rejectReason && (
          <Alert type="warning" showIcon title={t(texts.rejected, { reason: detail.rejectReason })} />
        )
      }
      sections={sectionsOf(form)}
      fields={typedFields}
      values={draft.values}
      onValue={handleValue}
      isSaved={!form.isDirty && draft.id !== undefined}
      steps={steps}
      sum={<SumCheck check={sumCheck(draft)} texts={texts} onTakeSum={(sum) => handleValue('totalMoney', sum)} />}
    />
  );
}

function sectionsOf({ draft, change }: LargeFormState<BudgetDraft>): readonly FormSection[] {
  const names = draft.values.level === 2 ? basic.toSpliced(1, 0, 'parentProId') : basic;
  return [
    { name: 'basic', title: texts.basic, names, spans: { proName: 2 } },
    {
      name: 'costs',
      title: texts.costs,
      note: <span className="kit-count">{filledCosts(draft).length}</span>,
      body: (
        <LineTable
          columns={costColumns}
          lines={draft.costs}
          onChange={(edit) => change((known) => ({ ...known, costs: edit(known.costs) }))}
        />
      ),
    },
    {
      name: 'gov',
      title: texts.gov,
      note: <span className="kit-count">{filledLines(govColumns, draft.gov).length}</span>,
      body: (
        <LineTable
          columns={govColumns}
          computed={[govMoney]}
          lines={draft.gov}
          onChange={(edit) => change((known) => ({ ...known, gov: edit(known.gov) }))}
        />
      ),
    },
    { name: 'grounds', title: texts.grounds, names: grounds, spans: wide },
  ];
}
