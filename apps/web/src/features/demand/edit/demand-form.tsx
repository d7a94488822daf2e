import type { DemandAnswer } from '@zhaocai/model';
import { checkedFields } from '@zhaocai/model/demand/demand-clauses';
import { bidRoles } from '@zhaocai/model/demand/choices';
import { researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { Alert, Checkbox } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { LargeForm, type FormSection } from '../../../kit/large-form/large-form.tsx';
import { SumCheck } from '../../../kit/large-form/sum-check.tsx';
import type { LargeFormState } from '../../../kit/large-form/use-large-form.ts';
import { LineTable } from '../../../kit/line-table/line-table.tsx';
import { filledLines } from '../../../kit/line-table/lines.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { demandTexts as texts } from '../texts.ts';
import { ClauseHint, ClauseSection } from './clause-section.tsx';
import {
  detailColumns,
  detailMoney,
  objectColumns,
  sumCheck,
  textsOf,
  typedFields,
  type DemandDraft,
} from './demand-draft.ts';
import { useDemandWork, type DemandWorkOptions } from './use-demand-work.ts';
import '../demand.css';

const basic = [
  'demandName',
  'deptId',
  'budget',
  'purchaseType',
  'itemId',
  'mannerId',
  'planId',
  'deliveryDate',
  'deliveryPlace',
  'usedBy',
  'linkman',
  'phone',
  'isResearch',
];
const wide = Object.fromEntries([...checkedFields, 'files'].map((name) => [name, 'all'] as const));

/** The form of a demand: what it is for, what is needed, what it has to be able to do, and what shuts suppliers out. */
export function DemandForm(options: DemandWorkOptions) {
  const t = useText();
  const { detail } = options;
  const { form, steps } = useDemandWork(options);
  const { draft, change } = form;
  const handleValue = useCallback(
    (name: string, value: unknown) => change((known) => ({ ...known, values: { ...known.values, [name]: value } })),
    [change],
  );
  useTabTitle(detail?.demandName);
  return (
    <LargeForm
      form={form}
      title={t(draft.id ? texts.editTitle : texts.newTitle)}
      note={detail?.demandNo && <Copyable value={detail.demandNo} />}
      notice={detail && <FormNotice detail={detail} />}
      sections={sectionsOf(form, t)}
      fields={typedFields}
      values={draft.values}
      onValue={handleValue}
      isSaved={!form.isDirty && draft.id !== undefined}
      steps={steps}
      sum={<SumCheck check={sumCheck(draft)} texts={texts} onTakeSum={(sum) => handleValue('budget', sum)} />}
    />
  );
}

/** Why it was sent back, and what of it stays while suppliers answer. */
function FormNotice({ detail: { rejectReason, research } }: { readonly detail: DemandAnswer }) {
  const t = useText();
  const isPublished = research.some(({ researchStatus }) => researchLifecycle.is(researchStatus, 'published'));
  return (
    <>
      {rejectReason && <Alert type="warning" showIcon title={t(texts.rejected, { reason: rejectReason })} />}
      {isPublished && <Alert type="info" showIcon title={t(texts.researchKeeps)} />}
    </>
  );
}

/** Under each text what was found in it, as it is typed. */
function hintsOf({ values }: DemandDraft): Readonly<Record<string, ReactNode>> {
  const typed = checkedFields.map((name) => [name, values[name]] as const);
  return Object.fromEntries(
    typed.flatMap(([name, text]) =>
      typeof text === 'string' && text ? [[name, <ClauseHint key={name} text={text} />]] : [],
    ),
  );
}

function sectionsOf({ draft, change }: LargeFormState<DemandDraft>, t: Translate): readonly FormSection[] {
  return [
    { name: 'basic', title: texts.basic, names: basic, spans: { demandName: 2 } },
    {
      name: 'details',
      title: texts.details,
      note: <span className="kit-count">{filledLines(detailColumns, draft.details).length}</span>,
      body: (
        <LineTable
          columns={detailColumns}
          computed={[detailMoney]}
          lines={draft.details}
          onChange={(edit) => change((known) => ({ ...known, details: edit(known.details) }))}
        />
      ),
    },
    { name: 'requirements', title: texts.requirements, names: checkedFields, spans: wide, hints: hintsOf(draft) },
    {
      name: 'clauseCheck',
      title: texts.clauses,
      body: (
        <ClauseSection
          checked={textsOf(draft)}
          reasons={draft.reasons}
          onReasons={(edit) => change((known) => ({ ...known, reasons: edit(known.reasons) }))}
        />
      ),
    },
    {
      name: 'inPerson',
      title: texts.inPerson,
      note: t(texts.inPersonHelp),
      body: (
        <LineTable
          columns={objectColumns}
          lines={draft.objects}
          onChange={(edit) => change((known) => ({ ...known, objects: edit(known.objects) }))}
        />
      ),
    },
    {
      name: 'roles',
      title: texts.roles,
      note: t(texts.rolesHelp),
      body: (
        <Checkbox.Group
          aria-label={t(texts.roles)}
          options={bidRoles.map(({ value, label }) => ({ value, label: t(label) }))}
          value={[...draft.roles]}
          onChange={(roles) => change((known) => ({ ...known, roles: roles.map(Number) }))}
        />
      ),
    },
    { name: 'files', title: texts.files, names: ['files'], spans: wide },
  ];
}
