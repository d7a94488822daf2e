import type { DemandAnswer } from '@zhaocai/model';
import { demandById } from '@zhaocai/model/demand/demand-endpoints';
import { checkedFields } from '@zhaocai/model/demand/demand-clauses';
import { bidRoles } from '@zhaocai/model/demand/choices';
import { demand as definition } from '@zhaocai/model/demand/demand';
import { demandLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { words } from '../../../kit/text/words.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { StageSteps } from '../../../kit/widgets/stage-steps.tsx';
import { rolesOf } from '../edit/demand-draft.ts';
import { ClauseLine } from '../edit/clause-section.tsx';
import { planPath } from '../paths.ts';
import { demandTexts as texts, projectWaitsTexts } from '../texts.ts';
import { DemandActions, type DemandActionsProps } from './demand-actions.tsx';
import { stagesOf } from './demand-stages.ts';
import { LinesShown } from './lines-shown.tsx';
import { MakeProjectDialog } from './make-project-dialog.tsx';
import { Parts } from './parts.tsx';
import { ResearchSection } from './research-section.tsx';
import { SplitDialog } from './split-dialog.tsx';
import '../demand.css';

/** One demand, read like a page: where it stands, what is needed, what the market said. `?id=` names it. */
export function DemandDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(demandById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.demandName);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={12}>
      {(demand) => <DemandView demand={demand} />}
    </Loaded>
  );
}

function DemandView({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const [isSplitting, setSplitting] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { rejectReason, approval, findings, details } = demand;
  return (
    <div className="kit-page demand-page">
      <DemandHead demand={demand} onSplit={() => setSplitting(true)} onMakeProject={() => setMaking(true)} />
      <StageSteps stages={stagesOf(demand, t)} />
      {rejectReason && <Alert type="warning" showIcon title={t(texts.rejected, { reason: rejectReason })} />}
      {isInApproval(approval) && (
        <Alert type="info" showIcon title={t(texts.inFlow, { name: approval?.flowName ?? '' })} />
      )}
      <ProjectWaitsNote demand={demand} />
      <ResearchSection demand={demand} />
      <Section title={t(texts.basic)}>
        <DescriptionList facts={useFacts(demand)} />
      </Section>
      <Section title={t(texts.details)} note={String(details.length)}>
        <LinesShown lines={details} />
      </Section>
      <Section title={t(texts.requirementsShown)}>
        <DescriptionList facts={useRequirements(demand)} />
      </Section>
      {findings.length > 0 && (
        <Section title={t(texts.clauses)} note={String(findings.length)}>
          <ol className="demand-clauses">
            {findings.map((one) => (
              <ClauseLine key={`${one.rule} ${one.words}`} finding={one}>
                <p>{one.reason ? t(texts.clauseKept, { reason: one.reason }) : t(texts.clauseOpen)}</p>
              </ClauseLine>
            ))}
          </ol>
        </Section>
      )}
      <Parts demand={demand} />
      {isSplitting && <SplitDialog demand={demand} onClose={() => setSplitting(false)} />}
      <MakeProjectDialog demand={demand} isOpen={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}

/** What is missing for a project, and whose move it is. */
function ProjectWaitsNote({ demand: { projectWaits: waits, planId } }: Pick<DemandActionsProps, 'demand'>) {
  const t = useText();
  if (!waits) return null;
  const names = waits.names.join(t(words.comma)) || t(texts.waitsNobody);
  const text = t(projectWaitsTexts[waits.reason], { names, money: formatMoney(waits.money) });
  const open = <Link to={`${planPath}?id=${planId}`}>{t(texts.openPlan)}</Link>;
  return <Alert type="info" showIcon title={text} action={waits.reason === 'planGone' ? undefined : open} />;
}

function DemandHead({ demand, ...dialogs }: DemandActionsProps) {
  return (
    <PageHead
      title={demand.demandName}
      note={<ChoiceTag choices={demandLifecycle.choices} value={demand.demandStatus} />}
      actions={<DemandActions demand={demand} {...dialogs} />}
    >
      <Copyable value={demand.demandNo ?? ''} />
      <Money value={demand.budget} unit />
      <span>{demand.deptName}</span>
    </PageHead>
  );
}

const basic = [
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
  'researchRemark',
  'submitTime',
  'confirmTime',
  'files',
] as const satisfies readonly (keyof typeof definition.fields)[];

function useFacts(demand: DemandAnswer) {
  const t = useText();
  const roles = rolesOf(demand.roles).map((value) => bidRoles.find((role) => role.value === value)?.label);
  const facts = basic.map((name) => {
    const field = definition.fields[name];
    const shown = <FieldValueView field={field} value={cellValue(demand, name)} named={nameBeside(demand, name)} />;
    const plan = <Link to={`${planPath}?id=${demand.planId}`}>{demand.planName ?? t(texts.planDeleted)}</Link>;
    const value = name === 'planId' && demand.planId ? plan : shown;
    return { key: name, label: t(field.label), value, isWide: field.kind === 'files' };
  });
  if (roles.length === 0) return facts;
  const told = roles.flatMap((label) => (label ? [t(label)] : [])).join(t(words.comma));
  return [...facts, { key: 'roles', label: t(definition.fields.roles.label), value: told, isWide: false }];
}

function useRequirements(demand: DemandAnswer) {
  const t = useText();
  return checkedFields
    .filter((name) => demand[name])
    .map((name) => ({
      key: name,
      label: t(definition.fields[name].label),
      value: <span className="demand-text">{demand[name]}</span>,
      isWide: true,
    }));
}
