import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { contractTerm } from '@zhaocai/model/contract/contract-term';
import { contractTermLifecycle } from '@zhaocai/model/contract/contract-term-lifecycle';
import { payCondition } from '@zhaocai/model/contract/performing-choices';
import { paymentPlan, type ContractTermRow } from '@zhaocai/model/contract/plan-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { applyPath, planPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

const { is } = purchaseContractLifecycle;
const { fields } = contractTerm;

const columnsFor = (t: Translate): readonly DataColumn<ContractTermRow>[] => [
  { prop: 'termNo', label: fields.termNo.label, width: 60, align: 'right' },
  { prop: 'termName', label: fields.termName.label, width: 130 },
  {
    prop: 'payCondition',
    label: fields.payCondition.label,
    width: 110,
    render: (row) => <ChoiceTag choices={payCondition.choices} value={row.payCondition} />,
  },
  {
    prop: 'planMoney',
    label: fields.planMoney.label,
    width: 130,
    align: 'right',
    render: (row) => <Money value={row.planMoney} />,
  },
  {
    prop: 'paidMoney',
    label: texts.paidMoney,
    width: 130,
    align: 'right',
    render: (row) => <Money value={row.paidMoney} />,
  },
  { prop: 'planDate', label: fields.planDate.label, width: 120 },
  {
    prop: 'termStatus',
    label: fields.termStatus.label,
    width: 120,
    render: (row) => <ChoiceTag choices={contractTermLifecycle.choices} value={row.termStatus} />,
  },
  {
    prop: 'dueTime',
    label: fields.dueTime.label,
    width: 260,
    render: (row) => <Due row={row} t={t} />,
  },
];

/** The payments of a contract as they were planned, with what was paid of each and by when the rest is due. */
export function PlanSection({ row }: { readonly row: PurchaseContractDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const mayEdit = useAllowed()('contract_edit');
  const query = useEndpoint(paymentPlan, { contractId: row.id });
  const isPlannable = mayEdit && is(row.contractStatus, 'draft', 'signed', 'performing');
  const mayApply = mayEdit && is(row.contractStatus, 'signed', 'performing');
  const account = row.payeeAccount === null ? undefined : `${row.payeeBank ?? ''} ${row.payeeAccount}`;
  return (
    <Section
      title={t(texts.plan)}
      note={account}
      extra={isPlannable && <Button onClick={() => void navigate(planPath(row.id))}>{t(texts.planPayments)}</Button>}
    >
      <Loaded query={query} rows={3}>
        {(terms) => (
          <DataTable<ContractTermRow>
            rowKey="id"
            columns={columnsFor(t)}
            rows={terms}
            isPagedHere
            empty={<Empty title={t(texts.noPlan)} help={t(texts.noPlanHelp)} />}
            actions={
              mayApply
                ? (term) =>
                    contractTermLifecycle.is(term.termStatus, 'toApply')
                      ? [{ key: 'apply', label: t(texts.apply), onClick: () => void navigate(applyPath(term.id)) }]
                      : []
                : undefined
            }
          />
        )}
      </Loaded>
    </Section>
  );
}

function Due({ row, t }: { readonly row: ContractTermRow; readonly t: Translate }) {
  if (row.dueTime === null) return null;
  const isPaid = contractTermLifecycle.is(row.termStatus, 'paid');
  return (
    <>
      <Deadline at={row.dueTime} isMet={isPaid} isDuty />
      {row.lateDays > 0 && row.lateInterest !== '0.00' && (
        <div className="kit-quiet kit-number">{t(texts.late, { days: row.lateDays, money: row.lateInterest })}</div>
      )}
    </>
  );
}
