import { deposit } from '@zhaocai/model/deposit/deposit';
import { projectDepositRefundSum } from '@zhaocai/model/deposit/deposit-money-endpoints';
import { depositLifecycle, heldDeposits } from '@zhaocai/model/deposit/deposit-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Alert } from 'antd';
import { useSearchParams } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { depositPath } from '../paths.ts';
import { depositTexts as texts } from '../texts.ts';

type DepositRow = Row<typeof deposit>;
const { fields } = deposit;
const isHeld = ({ depositStatus }: DepositRow) => depositLifecycle.is(depositStatus, ...heldDeposits);

const columns: readonly (string | DataColumn<DepositRow>)[] = [
  { prop: 'supplierName', label: fields.supplierName.label, width: 220, type: 'mylink' },
  'depositStatus',
  'money',
  {
    prop: 'dueTime',
    label: fields.dueTime.label,
    width: 230,
    sortable: true,
    render: (row) => <Deadline at={row.dueTime} isMet={!isHeld(row)} isDuty />,
  },
  { ...fieldColumn<DepositRow>('projectId', fields.projectId), width: 220, sortable: false },
  'payWay',
  'refundCause',
  { ...fieldColumn<DepositRow>('refundMoney', fields.refundMoney), visible: false },
  { ...fieldColumn<DepositRow>('payTime', fields.payTime), visible: false },
  { ...fieldColumn<DepositRow>('refundTime', fields.refundTime), visible: false },
  { prop: 'depositNo', label: fields.depositNo.label, width: 170, isProno: true },
];

/** The deposits that the reader may know of; `?projectId=` keeps those of a project. */
export function BuyerDeposits() {
  const t = useText();
  return (
    <ResourcePage
      entity={deposit}
      title={t(texts.deposits)}
      columns={columns}
      notice={<Sums />}
      pathOf={({ id }) => depositPath(id)}
    />
  );
}

function Sums() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('projectId');
  const { data } = useEndpoint(
    projectDepositRefundSum,
    { projectId: projectId ?? '' },
    { enabled: projectId !== null },
  );
  const sum = data?.[0];
  if (!sum) return <Alert type="info" showIcon title={t(texts.secret)} />;
  const { count, waiting, late } = sum;
  const money = {
    money: formatMoney(sum.money),
    refund: formatMoney(sum.refundMoney),
    convert: formatMoney(sum.convertMoney),
    forfeit: formatMoney(sum.forfeitMoney),
    held: formatMoney(sum.heldMoney),
  };
  return (
    <Alert type={late > 0 ? 'error' : 'info'} showIcon title={t(texts.sums, { count, waiting, late, ...money })} />
  );
}
