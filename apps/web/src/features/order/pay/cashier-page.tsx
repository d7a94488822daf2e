import { sandboxWay } from '@zhaocai/model/order/choices';
import { orderById } from '@zhaocai/model/order/order-endpoints';
import { sandboxPay } from '@zhaocai/model/order/pay-endpoints';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { payPath } from '../paths.ts';
import { orderTexts as texts } from '../texts.ts';
import './pay.css';

/** The page that stands in for a channel's own cashier: pays, and lets the sandbox tell of it in a chosen way. */
export function CashierPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(orderById, { orderId: id }, { enabled: id !== '' });
  const [way, setWay] = useState<number>(sandboxWay.code.usual);
  const paying = useCommand(sandboxPay, { success: texts.sent });
  const pay = async () => {
    if (await paying.run({ orderId: id, way })) void navigate(payPath(id), { replace: true });
  };
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={6}>
      {(row) => (
        <div className="kit-page">
          <PageHead title={t(texts.cashier)} note={<Tag color="orange">{t(texts.sandbox)}</Tag>}>
            <Copyable value={row.orderNo ?? ''} />
            <Money value={row.orderMoney} unit />
          </PageHead>
          <Alert type="warning" showIcon title={t(texts.cashierNote)} />
          <Section title={t(texts.cashierWay)}>
            <div className="order-ways">
              <RadioGroup label={t(texts.cashierWay)} choices={sandboxWay.choices} value={way} onChange={setWay} />
            </div>
            <Button type="primary" size="large" loading={paying.isRunning} onClick={() => void pay()}>
              {t(texts.payNow)}
            </Button>
          </Section>
        </div>
      )}
    </Loaded>
  );
}
