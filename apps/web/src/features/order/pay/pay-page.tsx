import { isOnline, orderType } from '@zhaocai/model/order/choices';
import { orderById, type OrderDetail } from '@zhaocai/model/order/order-endpoints';
import { payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { payChannelList, toPay, type PayChannelAnswer } from '@zhaocai/model/order/pay-endpoints';
import { payOrder } from '@zhaocai/model/order/pay-order';
import { project } from '@zhaocai/model/tendering/project';
import { Alert, Button, Radio, Tag } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { orderPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';
import { TransferForm } from './transfer-form.tsx';
import './pay.css';

const { is } = payOrderLifecycle;
const waitMs = 2_000;

/** Where an order is paid: what, until when, and by which of the buyer's channels. `?id=` names it. */
export function PayPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(
    orderById,
    { orderId: id },
    // While a channel is waited for.
    {
      enabled: id !== '',
      refreshMs: (row) => (row && is(row.orderStatus, 'paying') && row.hasVoucher !== 1 ? waitMs : false),
    },
  );
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <PayView row={row} onDeadline={() => void query.refetch()} />}
    </Loaded>
  );
}

interface PayViewProps {
  readonly row: OrderDetail;
  readonly onDeadline: () => void;
}

function PayView({ row, onDeadline }: PayViewProps) {
  const t = useText();
  const now = msToInstant(useServerNow(1_000));
  const isOver = row.expireTime !== null && now >= row.expireTime;
  const isOpen = is(row.orderStatus, 'unpaid', 'paying') && row.hasVoucher !== 1;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.pay)}
        note={<ChoiceTag choices={payOrderLifecycle.choices} value={row.orderStatus} />}
        actions={<Link to={orderPath(row.id)}>{t(texts.toOrder)}</Link>}
      />
      <Section title={t(texts.facts)}>
        <DescriptionList
          facts={[
            { key: 'money', label: t(texts.amount), value: <Money value={row.orderMoney} unit /> },
            {
              key: 'type',
              label: t(payOrder.fields.orderType.label),
              value: <ChoiceTag choices={orderType.choices} value={row.orderType} />,
            },
            { key: 'project', label: t(project.label), value: row.projectName },
            { key: 'buyer', label: t(texts.buyer), value: row.buyerName },
            ...(isOpen && row.expireTime
              ? [
                  {
                    key: 'end',
                    label: t(texts.payBy),
                    value: <Countdown key={row.expireTime} at={row.expireTime} onReached={onDeadline} />,
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {isOpen && !isOver ? <Channels row={row} /> : <Outcome row={row} isOver={isOpen && isOver} />}
    </div>
  );
}

function Outcome({ row, isOver }: { readonly row: OrderDetail; readonly isOver: boolean }) {
  const t = useText();
  if (row.hasVoucher === 1) return <Alert type="info" showIcon title={t(texts.voucherWaits)} />;
  if (isOver || is(row.orderStatus, 'closed', 'cancelled'))
    return <Alert type="warning" showIcon title={t(texts.orderAgain)} />;
  if (!is(row.orderStatus, 'paid')) return null;
  const isDocuments = orderType.is(row.orderType, 'documents') && row.refundCause === null;
  return (
    <Alert
      type="success"
      showIcon
      title={t(texts.paidNow)}
      description={isDocuments && t(texts.paidDocuments)}
      action={
        isDocuments && (
          <Link to={`/bidding/projectDetail/index/${row.projectId}?tenantId=${row.tenantId}`}>
            {t(texts.toProject)}
          </Link>
        )
      }
    />
  );
}

function Channels({ row }: { readonly row: OrderDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const query = useEndpoint(payChannelList, { orderId: row.id });
  const [chosen, setChosen] = useState<number>();
  const beginning = useCommand(toPay, { success: 'silent', inQuery: true });
  const channels = query.data ?? [];
  const payType = chosen ?? row.payType ?? channels[0]?.payType;
  const channel = channels.find((one) => one.payType === payType);
  const goOn = async () => {
    if (payType === undefined) return;
    const begun = await beginning.run({ orderId: row.id, payType });
    if (begun?.data.payUrl) void navigate(begun.data.payUrl);
  };
  if (query.data?.length === 0) return <Empty title={t(texts.noWay)} help={t(texts.noWayHelp)} />;
  return (
    <Section title={t(texts.chooseWay)}>
      <Radio.Group
        aria-label={t(texts.chooseWay)}
        className="order-ways"
        value={payType}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={channels.map((one) => ({ value: one.payType, label: <WayName channel={one} /> }))}
      />
      {channel?.isSandbox && <Alert type="info" showIcon title={t(texts.sandboxNote)} className="order-note" />}
      {is(row.orderStatus, 'paying') && isOnline(row.payType) && (
        <p className="kit-quiet order-note" role="status">
          {t(texts.waiting)}
        </p>
      )}
      {channel && isOnline(channel.payType) && (
        <Button type="primary" size="large" loading={beginning.isRunning} onClick={() => void goOn()}>
          {t(texts.goOn)}
        </Button>
      )}
      {channel && !isOnline(channel.payType) && <TransferForm row={row} channel={channel} />}
    </Section>
  );
}

function WayName({ channel }: { readonly channel: PayChannelAnswer }) {
  const t = useText();
  return (
    <>
      {channel.payTypeName} {channel.isSandbox && <Tag color="orange">{t(texts.sandbox)}</Tag>}
    </>
  );
}
