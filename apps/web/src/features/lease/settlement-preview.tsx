import { previewSettlement } from '@zhaocai/model/lease/settlement-endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { leaseTexts as texts } from './texts.ts';

/** What the rent and the deposit come to on the day of the surrender; utilities and damage are still to be added. */
export function SettlementPreview({ id }: { id: string }) {
  const t = useText();
  const query = useEndpoint(previewSettlement, { id, utility: '0', damage: '0' });
  return (
    <Loaded query={query}>
      {({ settle, surrenderDate }) => (
        <DescriptionList
          facts={[
            { key: 'date', label: t(texts.surrenderDate), value: surrenderDate },
            { key: 'rent', label: t(texts.rentDue), value: <Money value={settle.rentDue} unit /> },
            { key: 'deposit', label: t(texts.deposit), value: <Money value={settle.deposit} unit /> },
            {
              key: 'total',
              label: t(settle.direction === 'REFUND' ? texts.refund : texts.collect),
              value: <Money value={settle.total.replace('-', '')} unit />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
