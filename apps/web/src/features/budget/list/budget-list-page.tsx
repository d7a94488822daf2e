import { budgetLifecycle } from '@zhaocai/model/budget/budget-lifecycle';
import { budgetAccount } from '@zhaocai/model/budget/choices';
import { budgetPro } from '@zhaocai/model/budget/budget-pro';
import type { Entity, Row } from '@zhaocai/model/kit/entity';
import { Link, useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { declarations, editBudgetPath, ledgerPath, type DeclarationKind } from '../paths.ts';

type ListedRow = Row<typeof budgetPro>;

/** Adding and editing have a screen of their own. */
const listed: Entity<typeof budgetPro.fields> = {
  ...budgetPro,
  verbs: { ...budgetPro.verbs, save: 'POST /saveOrUpdateBudgetPro' },
};

const { fields } = budgetPro;
const columns: readonly (string | DataColumn<ListedRow>)[] = [
  { prop: 'proName', label: fields.proName.label, width: 240, type: 'mylink', sortable: true },
  'budgetStatus',
  'totalMoney',
  ...figureColumns(),
  { ...fieldColumn<ListedRow>('deptId', fields.deptId), width: 130, sortable: false },
  'leader',
  'startYear',
  { ...fieldColumn<ListedRow>('proType', fields.proType), visible: false },
  { ...fieldColumn<ListedRow>('cycleType', fields.cycleType), visible: false },
  { prop: 'proNo', label: fields.proNo.label, width: 150, sortable: true, isProno: true },
];
const withParent = columns.toSpliced(1, 0, {
  ...fieldColumn<ListedRow>('parentProId', fields.parentProId),
  width: 200,
  sortable: false,
});

/** Each figure opens the rows of the ledger that it comes from. */
function figureColumns(): DataColumn<ListedRow>[] {
  const { available, reserved, committed, spent } = budgetAccount.code;
  const accounts = { availableMoney: [available], frozenMoney: [reserved, committed], usedMoney: [spent] } as const;
  return (['availableMoney', 'frozenMoney', 'usedMoney'] as const).map((name) => ({
    ...fieldColumn<ListedRow>(name, fields[name]),
    render: (row) =>
      row[name] && (
        <Link to={`${ledgerPath}?budgetProId=${row.id}&account=${accounts[name].join(',')}`}>
          {formatMoney(row[name])}
        </Link>
      ),
  }));
}

const filters: Readonly<Record<DeclarationKind, Readonly<Record<string, string>>>> = {
  first: { level: '1', proType_notequal: '3' },
  second: { level: '2' },
  special: { level: '1', proType: '3' },
};

function BudgetListPage({ kind }: { readonly kind: DeclarationKind }) {
  const t = useText();
  const navigate = useNavigate();
  const { detail, title } = declarations[kind];
  const isOpen = ({ budgetStatus }: ListedRow) => budgetLifecycle.is(budgetStatus, 'draft', 'rejected');
  return (
    <ResourcePage
      entity={listed}
      title={t(title)}
      columns={kind === 'second' ? withParent : columns}
      fixedFilters={filters[kind]}
      pathOf={(row) => `${detail}?id=${row.id}`}
      onAdd={() => void navigate(`${editBudgetPath}?kind=${kind}`)}
      onEdit={(row) => void navigate(`${editBudgetPath}?id=${row.id}`)}
      mayEdit={isOpen}
      mayRemove={(row) => budgetLifecycle.is(row.budgetStatus, 'draft', 'rejected')}
    />
  );
}

/** What departments declare for operating and projects. */
export function FirstLevelPage() {
  return <BudgetListPage kind="first" />;
}

/** The parts of projects of level 1. */
export function SecondLevelPage() {
  return <BudgetListPage kind="second" />;
}

/** Special projects, of level 1. */
export function SpecialPage() {
  return <BudgetListPage kind="special" />;
}
