import { budgetAccount } from '@zhaocai/model/budget/choices';
import type { Entity } from '@zhaocai/model/kit/entity';
import { noBudget, plan } from '@zhaocai/model/plan/plan';
import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Link, useNavigate } from 'react-router';
import { cellValue, type DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { ledgerPath, newPlanPath, planPath } from '../paths.ts';
import { planTexts as texts } from '../texts.ts';

type PlanRow = Row<typeof plan>;

/** The list's generic buttons go to the plan's own commands; adding and editing have a screen of their own. */
const listed: Entity<typeof plan.fields> = {
  ...plan,
  verbs: { ...plan.verbs, save: 'POST /save', import: 'POST /importPlan' },
};

const { fields } = plan;
const columns: readonly (string | DataColumn<PlanRow>)[] = [
  { prop: 'planName', label: fields.planName.label, width: 240, type: 'mylink', sortable: true },
  'planStatus',
  'budgetMoney',
  {
    ...fieldColumn<PlanRow>('budgetCostId', fields.budgetCostId),
    width: 200,
    sortable: false,
    render: (row) => <BudgetLine row={row} />,
  },
  ...(['reserved', 'committed', 'spent'] as const).map((account) => heldColumn(account)),
  { ...fieldColumn<PlanRow>('deptId', fields.deptId), width: 130, sortable: false },
  'planDemandDate',
  { ...fieldColumn<PlanRow>('receiverId', fields.receiverId), width: 120, sortable: false },
  { prop: 'planNo', label: fields.planNo.label, width: 160, sortable: true, isProno: true },
  'year',
  { ...fieldColumn<PlanRow>('planType', fields.planType), visible: false },
  { ...fieldColumn<PlanRow>('purchaseType', fields.purchaseType), visible: false },
  { ...fieldColumn<PlanRow>('mannerId', fields.mannerId), visible: false },
  { ...fieldColumn<PlanRow>('itemCode', fields.itemCode), visible: false },
  { ...fieldColumn<PlanRow>('planStartDate', fields.planStartDate), visible: false },
];

/** Where the money of a plan is, from the ledger of its budget line, and the rows of it that this comes from. */
function heldColumn(account: 'reserved' | 'committed' | 'spent'): DataColumn<PlanRow> {
  const prop = `${account}Money`;
  const code = budgetAccount.code[account];
  const label = budgetAccount.named(budgetAccount.code[account])?.label ?? fields.budgetMoney.label;
  return {
    ...fieldColumn<PlanRow>(prop, { ...fields.budgetMoney, label }),
    sortable: false,
    // No field of the plan's own: the server writes it beside them.
    spreadsheet: prop,
    visible: account === 'reserved',
    render: (row) => <HeldMoney row={row} money={cellValue(row, prop)} account={code} />,
  };
}

interface HeldMoneyProps {
  readonly row: PlanRow;
  readonly money: unknown;
  readonly account: number;
}

function HeldMoney({ row: { budgetCostId, planNo }, money, account }: HeldMoneyProps) {
  const allowed = useAllowed();
  // Absent where the reader does not see it.
  if (typeof money !== 'string') return null;
  if (!budgetCostId || !allowed('budgetPro_view')) return formatMoney(money);
  const query = `budgetCostId=${budgetCostId}&planNo=${encodeURIComponent(planNo ?? '')}&account=${account}`;
  return <Link to={`${ledgerPath}?${query}`}>{formatMoney(money)}</Link>;
}

function BudgetLine({ row }: { readonly row: PlanRow }) {
  const t = useText();
  // Absent where the reader does not see it.
  if (row.budgetCostId === null) return <ToneTag tone="orange">{t(noBudget)}</ToneTag>;
  return nameBeside(row, 'budgetCostId') ?? '';
}

/** What the unit means to buy, year by year. */
export function PlanListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ResourcePage
      entity={listed}
      title={t(texts.title)}
      columns={columns}
      pathOf={(row) => `${planPath}?id=${row.id}`}
      onAdd={() => void navigate(newPlanPath)}
      onEdit={(row) => void navigate(`${newPlanPath}?id=${row.id}`)}
      mayEdit={(row) => planLifecycle.is(row.planStatus, 'draft', 'returned')}
      mayRemove={(row) => planLifecycle.is(row.planStatus, 'draft', 'returned')}
    />
  );
}
