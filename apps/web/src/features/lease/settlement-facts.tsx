import { settleAnswer } from '@zhaocai/model/lease/settlement-endpoints';
import { useText } from '../../kit/text/language.ts';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { leaseTexts as texts } from './texts.ts';

/** What a contract was settled with. */
export function SettlementFacts({ settle }: { settle: unknown }) {
  const t = useText();
  const { data } = settleAnswer.safeParse(settle);
  if (!data) return null;
  const money = (value: string) => <Money value={value} unit />;
  return (
    <Section title={t(texts.settlement)}>
      <DescriptionList
        facts={[
          { key: 'rent', label: t(texts.rentDue), value: money(data.rentDue) },
          { key: 'utility', label: t(texts.utility), value: money(data.utilityDue) },
          { key: 'late', label: t(texts.lateFee), value: money(data.lateFee) },
          { key: 'damage', label: t(texts.damage), value: money(data.damage) },
          { key: 'deposit', label: t(texts.deposit), value: money(data.deposit) },
          {
            key: 'total',
            label: t(data.direction === 'REFUND' ? texts.refund : texts.collect),
            value: money(data.total.replace('-', '')),
          },
        ]}
      />
    </Section>
  );
}
