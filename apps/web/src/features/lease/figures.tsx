import { contractStatistics } from '@zhaocai/model/lease/contract-endpoints';
import { rentStatistics } from '@zhaocai/model/lease/rent-endpoints';
import type { LeaseFigures } from '@zhaocai/model/lease/wire';
import type { Text } from '@zhaocai/model/kit/text';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { formatMoney } from '../../kit/widgets/money.tsx';
import { leaseTexts as texts } from './texts.ts';

interface Figure {
  readonly label: Text;
  readonly value: string | number;
}

/** How much is let, and what comes up. */
export function ContractFigures() {
  const { data } = useEndpoint(contractStatistics, {});
  return <Figures figures={data ? contractFigures(data.cards) : []} />;
}

/** What is asked for this year, what was paid and what is owed. */
export function RentFigures() {
  const { data } = useEndpoint(rentStatistics, {});
  return <Figures figures={data ? rentFigures(data.cards) : []} />;
}

function contractFigures(cards: LeaseFigures['cards']): readonly Figure[] {
  return [
    { label: texts.figRooms, value: cards.rooms },
    { label: texts.figLeased, value: cards.leased },
    { label: texts.figOccupancy, value: `${cards.occupancy}%` },
    { label: texts.figExpiring, value: cards.expiring30 },
    { label: texts.figToReview, value: cards.toReview },
    { label: texts.figArrears, value: formatMoney(cards.arrears) },
  ];
}

function rentFigures(cards: LeaseFigures['cards']): readonly Figure[] {
  return [
    { label: texts.figReceivable, value: formatMoney(cards.receivable) },
    { label: texts.figPaid, value: formatMoney(cards.paid) },
    { label: texts.figRate, value: `${cards.collectRate}%` },
    { label: texts.figArrears, value: formatMoney(cards.arrears) },
  ];
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useText();
  return (
    <dl className="lease-figures">
      {figures.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
