import type { BudgetProAnswer } from '@zhaocai/model';
import { budgetMoves, budgetProById } from '@zhaocai/model/budget/budget-endpoints';
import { budgetLifecycle } from '@zhaocai/model/budget/budget-lifecycle';
import { budgetPro as definition } from '@zhaocai/model/budget/budget-pro';
import { isInApproval } from '@zhaocai/model/workflow/object-approval';
import { Alert, Button } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { declarations, editBudgetPath, ledgerPath } from '../paths.ts';
import { budgetTexts as texts } from '../texts.ts';
import { Adjustments } from './adjustments.tsx';
import { Children, GovPurchases } from './budget-parts.tsx';
import { CostBars } from './cost-bars.tsx';
import { Uses } from './uses.tsx';
import '../budget.css';

/** One budget project, read like a page: what it is for, where its money is, and who uses it. `?id=` names it. */
export function BudgetDetailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(budgetProById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.proName);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={12}>
      {(project) => <ProjectView project={project} />}
    </Loaded>
  );
}

function ProjectView({ project }: { readonly project: BudgetProAnswer }) {
  const t = useText();
  const { id, rejectReason, approval, govPurchases, children } = project;
  return (
    <div className="kit-page budget-page">
      <ProjectHead project={project} />
      {rejectReason && <Alert type="warning" showIcon title={t(texts.rejected, { reason: rejectReason })} />}
      {isInApproval(approval) && (
        <Alert type="info" showIcon title={t(texts.inFlow, { name: approval?.flowName ?? '' })} />
      )}
      <Section
        title={t(texts.money)}
        note={budgetLifecycle.is(project.budgetStatus, 'issued', 'closed') ? undefined : t(texts.notIssuedYet)}
        extra={<Link to={`${ledgerPath}?budgetProId=${id}`}>{t(texts.ledgerAll)}</Link>}
      >
        <CostBars project={project} />
      </Section>
      <Adjustments project={project} />
      <Uses project={project} />
      {children.length > 0 && (
        <Section title={t(texts.children)} note={String(children.length)}>
          <Children rows={children} />
        </Section>
      )}
      <Section title={t(texts.basic)}>
        <DescriptionList facts={useFacts(project)} />
      </Section>
      <Section title={t(texts.gov)} note={govPurchases.length > 0 ? String(govPurchases.length) : undefined}>
        <GovPurchases rows={govPurchases} />
      </Section>
      <RowHistory title={t(texts.history)} lifecycle={budgetLifecycle} moves={project.history} />
    </div>
  );
}

function ProjectHead({ project }: { readonly project: BudgetProAnswer }) {
  const t = useText();
  const navigate = useNavigate();
  const movesOf = useRowMoves(definition, budgetMoves, ({ proName }) => proName);
  // What the server says is more than state and right: four eyes, and a flow that decides.
  const moves = movesOf(project).filter(({ key }) => project.actions.includes(key));
  const last = moves.findLastIndex(({ isDangerous }) => !isDangerous);
  return (
    <PageHead
      title={project.proName}
      note={<ChoiceTag choices={budgetLifecycle.choices} value={project.budgetStatus} />}
      actions={
        <>
          <Button onClick={() => window.print()}>{t(texts.print)}</Button>
          {project.actions.includes('edit') && (
            <Button onClick={() => void navigate(`${editBudgetPath}?id=${project.id}`)}>{t(texts.edit)}</Button>
          )}
          {moves.map(({ key, label, onClick, isDangerous }, index) => (
            <Button key={key} type={index === last ? 'primary' : undefined} danger={isDangerous} onClick={onClick}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <Copyable value={project.proNo ?? ''} />
      <Money value={project.totalMoney} unit />
      <span>{project.deptName}</span>
    </PageHead>
  );
}

const facts: readonly (keyof typeof definition.fields)[] = [
  'level',
  'parentProId',
  'proType',
  'cycleType',
  'startYear',
  'endYear',
  'leader',
  'basis',
  'goal',
  'files',
];

function useFacts(project: BudgetProAnswer) {
  const t = useText();
  const shown = facts.filter((name) => name !== 'parentProId' || project.parentProId !== null);
  return shown.map((name) => {
    const field = definition.fields[name];
    const value = <FieldValueView field={field} value={cellValue(project, name)} named={nameBeside(project, name)} />;
    const parent = <Link to={`${declarations.first.detail}?id=${project.parentProId}`}>{project.parentProName}</Link>;
    return {
      key: name,
      label: t(field.label),
      value: name === 'parentProId' ? parent : value,
      isWide: field.kind === 'longText' || field.kind === 'files',
    };
  });
}
