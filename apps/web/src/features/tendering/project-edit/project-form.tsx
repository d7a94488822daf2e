import type { AskedMethod } from '@zhaocai/model/tendering/method-check-endpoint';
import { mayReviewEntries } from '@zhaocai/model/tendering/entry-review';
import { Alert } from 'antd';
import { useCallback, useMemo } from 'react';
import { LargeForm, type FormSection } from '../../../kit/large-form/large-form.tsx';
import { SumCheck } from '../../../kit/large-form/sum-check.tsx';
import type { LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { MethodChanged, useFormerMethod } from './method-changed.tsx';
import { ItemBought } from './item-bought.tsx';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';
import { MethodAsked, NotConfigured } from './method-asked.tsx';
import { Packages } from './packages.tsx';
import { isConfigured, kindsFor, offeredFields } from './offered-fields.ts';
import { PlannedMethod } from './planned-method.tsx';
import { wayOf, withProjectValue, type ProjectDraft } from './project-draft.ts';
import { budgetCheck } from './project-faults.ts';
import { projectEditTexts as texts } from './texts.ts';
import { RulesBeside, timeHints, useRules } from './times.tsx';
import { useNewNumber, useProjectWork, type ProjectWorkOptions } from './use-project-work.ts';
import './project-edit.css';

const basic = [
  'projectName',
  'projectNo',
  'manner',
  'lawRegime',
  'purchaseType',
  'typeId',
  'itemId',
  'regionCode',
  'generalBudget',
  'ceilingMoney',
  'depositMoney',
  'fundsSource',
  'planId',
  'isEntryReviewed',
  'isConsortium',
];
const times = ['publishDay', 'entryEndTime', 'bidEndTime', 'openTime', 'bidValidDays', 'openPlace'];
const demands = ['qualification', 'requirement', 'remark'];
const delivery = [
  'deliveryDays',
  'deliveryDayType',
  'deliveryPlace',
  'linkman',
  'phone',
  'saleType',
  'saleMoney',
  'files',
];

/** The form of a project: everything on one page, one bar to save and submit. */
export function ProjectForm(options: ProjectWorkOptions) {
  const t = useText();
  const { detail } = options;
  const { form, steps } = useProjectWork(options);
  const { draft, change } = form;
  const propose = useNewNumber(form);
  const handleValue = useCallback(
    (name: string, value: unknown) => {
      change((known) => withProjectValue(known, name, value));
      if (name === 'manner') void propose(Number(value));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `propose` is made anew each time but always does the same
    [change],
  );
  const rules = useRules(draft.values, draft.id);
  const { former, keep, forget } = useFormerMethod(draft.values, rules?.rules);
  const handleChange = (name: string, value: unknown) => {
    if (name === 'manner') keep(value);
    handleValue(name, value);
  };
  const configured = rules?.configured;
  const { manner, lawRegime } = draft.values;
  const offered = useMemo(() => offeredFields({ manner, lawRegime }, configured), [manner, lawRegime, configured]);
  useTabTitle(detail ? `${t(texts.edit)} ${detail.projectNo}` : t(texts.newTitle));
  return (
    <LargeForm
      form={form}
      title={t(draft.id ? texts.editTitle : texts.newTitle)}
      note={detail && <Copyable value={detail.projectNo} />}
      notice={
        <>
          <Notices rejectReason={detail?.rejectReason} planId={draft.values.planId} />
          {former && rules && (
            <MethodChanged former={former} values={draft.values} rules={rules.rules} onClose={forget} />
          )}
        </>
      }
      sections={useSections(form, rules, handleChange)}
      fields={offered}
      values={draft.values}
      onValue={handleChange}
      isSaved={!form.isDirty && draft.id !== undefined}
      steps={steps}
      sum={
        !draft.hidden?.includes('generalBudget') && (
          <SumCheck check={budgetCheck(draft)} texts={texts} onTakeSum={(sum) => handleValue('generalBudget', sum)} />
        )
      }
    />
  );
}

type OnValue = (name: string, value: unknown) => void;

function useSections(
  { draft, change }: LargeFormState<ProjectDraft>,
  rules: ReturnType<typeof useRules>,
  onValue: OnValue,
): readonly FormSection[] {
  const { values, packages, hidden } = draft;
  const mannerHints = useBasicHints(draft, rules);
  const dateHints = timeHints({ values, rules, onValue });
  const seen = (names: readonly string[]) => names.filter((name) => !hidden?.includes(name));
  const wide = Object.fromEntries([...demands, 'files'].map((name) => [name, 'all'] as const));
  return [
    {
      name: 'basic',
      title: texts.basic,
      names: seen(basicNames(values, rules)),
      spans: { projectName: 2, mannerFiles: 'all' },
      hints: mannerHints,
    },
    {
      name: 'times',
      title: texts.times,
      names: seen(times),
      spans: { openPlace: 2 },
      hints: dateHints,
      beside: <RulesBeside rules={rules} publishDay={values.publishDay} />,
    },
    {
      name: 'packages',
      title: texts.packages,
      note: <span className="kit-count">{packages.length}</span>,
      body: <Packages packages={packages} onChange={change} />,
    },
    { name: 'demands', title: texts.demands, names: seen(demands), spans: wide },
    { name: 'delivery', title: texts.delivery, names: seen(delivery), spans: wide },
  ];
}

/** A kind is chosen where several fit, registrations are reviewed where the law lets the buyer (R37), and an approval is handed in where it is asked for. */
function basicNames(values: FormValues, rules: ReturnType<typeof useRules>): string[] {
  const isOffered = (name: string) =>
    (name !== 'isEntryReviewed' || mayReviewEntries(wayOf(values))) &&
    (name !== 'typeId' || kindsFor(rules?.configured, values).length > 1);
  const names = basic.filter(isOffered);
  return needsApproval(values, rules?.asked) ? [...names, 'mannerFiles'] : names;
}

/** Another method than the amount asks for: its approval is handed in here, or was. */
function needsApproval({ mannerFiles }: FormValues, asked: AskedMethod | null | undefined): boolean {
  return (Array.isArray(mannerFiles) && mannerFiles.length > 0) || (asked?.isBlocking === true && !asked.isKept);
}

function useBasicHints({ id, values }: ProjectDraft, rules: ReturnType<typeof useRules>): FormSection['hints'] {
  const t = useText();
  const { manner, lawRegime } = values;
  const isOpen = !manner || !lawRegime || isConfigured(rules?.configured, { manner, lawRegime });
  const capitals = typeof values.generalBudget === 'string' ? moneyInCapitals(values.generalBudget) : undefined;
  return {
    projectNo: id === undefined && t(texts.numberHint),
    generalBudget: capitals && t(texts.capitals, { capitals }),
    manner: isOpen ? rules?.asked && <MethodAsked asked={rules.asked} /> : <NotConfigured />,
    itemId: rules?.sameItem && <ItemBought bought={rules.sameItem} />,
    typeId: t(texts.kindHint),
    regionCode: t(texts.regionHint),
    lawRegime: values.manner === 10 && t(texts.mannerHint),
  };
}

function Notices({ rejectReason, planId }: { readonly rejectReason?: string | null; readonly planId: unknown }) {
  return (
    <>
      {rejectReason && <Returned reason={rejectReason} />}
      {typeof planId === 'string' && planId !== '' && <PlannedMethod planId={planId} />}
    </>
  );
}

function Returned({ reason }: { readonly reason: string }) {
  const t = useText();
  return <Alert type="warning" showIcon title={t(texts.rejected, { reason })} />;
}
