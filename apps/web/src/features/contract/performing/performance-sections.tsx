import type { PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { concludedContracts, purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { contractPayed } from '@zhaocai/model/contract/payment-endpoints';
import { paymentState } from '@zhaocai/model/contract/performing-choices';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { AcceptanceSection } from './acceptance-section.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { performingTexts as texts } from './texts.ts';

const sums = ['planMoney', 'acceptedMoney', 'invoiceMoney', 'inFlowMoney', 'paidMoney'] as const;

/** How a contract is performed: its plan from the draft on, and the rest once both have signed. */
export function PerformanceSections({ row }: { readonly row: PurchaseContractDetail }) {
  const isConcluded = purchaseContractLifecycle.is(row.contractStatus, ...concludedContracts);
  return (
    <>
      {isConcluded && <Sums contractId={row.id} />}
      <PlanSection row={row} />
      {isConcluded && (
        <>
          <AcceptanceSection row={row} />
          <PaymentSection row={row} />
          <InvoiceSection row={row} />
        </>
      )}
    </>
  );
}

function Sums({ contractId }: { readonly contractId: string }) {
  const t = useText();
  const { data } = useEndpoint(contractPayed, { contractId });
  if (!data) return null;
  const facts = sums.map((name) => ({ key: name, label: t(texts[name]), value: <Money value={data[name]} unit /> }));
  const state = <ChoiceTag choices={paymentState.choices} value={data.paymentStatus} />;
  return (
    <Section title={t(texts.performance)} id="performance">
      <DescriptionList facts={[{ key: 'state', label: t(texts.paymentStatus), value: state }, ...facts]} />
    </Section>
  );
}
