import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Text } from '@zhaocai/model/kit/text';
import { ownPurchase, saveOrder } from '@zhaocai/model/order/order-endpoints';
import { payOrderLifecycle } from '@zhaocai/model/order/order-lifecycle';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { formatMoney } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { orderPath, payPath } from './paths.ts';
import { orderTexts as texts } from './texts.ts';

const { is } = payOrderLifecycle;

type Purchase = NonNullable<EndpointOutput<typeof ownPurchase>>;

/** Documents that are sold online: what they cost, and the one thing that is next to have them. */
export function DocumentPurchase({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const mayBuy = useAllowed()('order_buy');
  const { data } = useEndpoint(ownPurchase, { projectId }, { enabled: mayBuy });
  const ordering = useCommand(saveOrder, { success: 'silent' });
  if (!data) return null;
  const { orderId, orderStatus, isOnSale } = data;
  const state = stateOf(data);
  const isOpen = is(orderStatus, 'unpaid', 'paying');
  const buy = async () => {
    const made = await ordering.run({ orderType: 1, projectId, tenantId });
    if (made) void navigate(payPath(made.data.id));
  };
  return (
    <Section title={t(texts.purchase)}>
      <p className="bid-quiet">
        {t(texts.sold, { money: formatMoney(data.orderMoney), end: shownInstant(data.saleEnd) })}
      </p>
      {state && <p>{t(state)}</p>}
      {!state && !isOnSale && <p>{t(texts.saleOver)}</p>}
      {isOpen && orderId && (
        <Button type="primary" block onClick={() => void navigate(payPath(orderId))}>
          {t(texts.toPay)}
        </Button>
      )}
      {!state && isOnSale && (
        <Button type="primary" block loading={ordering.isRunning} onClick={() => void buy()}>
          {t(texts.buy)}
        </Button>
      )}
      {state && !isOpen && orderId && <Link to={orderPath(orderId)}>{t(texts.toOrder)}</Link>}
    </Section>
  );
}

/** What has become of the order; nothing where none stands. */
function stateOf({ orderStatus, refundCause }: Pick<Purchase, 'orderStatus' | 'refundCause'>): Text | undefined {
  if (is(orderStatus, 'paid')) return refundCause === null ? texts.bought : texts.refundDue;
  if (is(orderStatus, 'unpaid', 'paying')) return texts.unpaid;
  return is(orderStatus, 'refunding') ? texts.refunding : undefined;
}
