import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { contractTerm } from '@zhaocai/model/contract/contract-term';
import { contractTermLifecycle } from '@zhaocai/model/contract/contract-term-lifecycle';
import { paymentPlan, type ContractTermRow } from '@zhaocai/model/contract/plan-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { applyPath, planPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';

const { is } = purchaseContractLifecycle;
const { fields } = contractTerm;

const columnsFor = (t: Translate) =>
  shownColumns<ContractTermRow>(
    { ...fields, paidMoney: { ...fields.planMoney, label: texts.paidMoney } },
    {
      termNo: { width: 60 },
      termName: { width: 130 },
      payCondition: { width: 110 },
      planMoney: { width: 130 },
      paidMoney: { width: 130 },
      planDate: { width: 120 },
      termStatus: { width: 120 },
      dueTime: { width: 260, render: (row) => <Due row={row} t={t} /> },
    },
  );

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
        <div className="kit-quiet kit-number">
          {t(texts.late, { days: row.lateDays, money: row.lateInterest })}
          {row.lateArticle !== null && (
            <div>{t(texts.lateBy, { rate: row.lateRate ?? '', article: row.lateArticle })}</div>
          )}
        </div>
      )}
    </>
  );
}
