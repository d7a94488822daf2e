import { dayType } from '@zhaocai/model/procedure/day-type';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { manner, purchaseTypes, saleType } from '@zhaocai/model/tendering/choices';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { wide } from './package-section.tsx';
import { bidProjectTexts as texts } from './texts.ts';

/** What holds for the whole project. */
export function ProjectFacts({ project }: { project: PublishedProject }) {
  const t = useText();
  const { deliveryDays, bidValidDays } = project;
  return (
    <DescriptionList
      facts={[
        { key: 'buyer', label: t(texts.buyer), value: project.buyerName },
        { key: 'manner', label: t(texts.manner), value: <ChoiceTag choices={manner.choices} value={project.manner} /> },
        {
          key: 'regime',
          label: t(texts.regime),
          value: <ChoiceTag choices={lawRegime.choices} value={project.lawRegime} />,
        },
        {
          key: 'purchaseType',
          label: t(texts.purchaseType),
          value: <ChoiceTag choices={purchaseTypes} value={project.purchaseType} />,
        },
        { key: 'budget', label: t(texts.budget), value: <Money value={project.generalBudget} unit /> },
        { key: 'fundsSource', label: t(texts.fundsSource), value: project.fundsSource },
        {
          key: 'deposit',
          label: t(texts.deposit),
          value: <Money value={project.depositMoney} unit={!!project.depositMoney} />,
        },
        {
          key: 'delivery',
          label: t(texts.delivery),
          value: deliveryDays && (
            <>
              {deliveryDays} <ChoiceTag choices={dayType.choices} value={project.deliveryDayType} />
            </>
          ),
        },
        { key: 'deliveryPlace', label: t(texts.deliveryPlace), value: project.deliveryPlace },
        { key: 'bidValid', label: t(texts.bidValid), value: bidValidDays && t(texts.days, { days: bidValidDays }) },
        {
          key: 'consortium',
          label: t(texts.consortium),
          value: t(project.isConsortium ? texts.accepted : texts.notAccepted),
        },
        {
          key: 'sale',
          label: t(texts.sale),
          value: (
            <>
              <ChoiceTag choices={saleType.choices} value={project.saleType} />
              {project.saleMoney && (
                <>
                  {' '}
                  <Money value={project.saleMoney} unit />
                </>
              )}
            </>
          ),
        },
        ...wide(t(texts.qualification), project.qualification),
        ...wide(t(texts.requirement), project.requirement),
        ...(project.files.length > 0
          ? [{ key: 'files', label: t(texts.documents), value: <FileLinks files={project.files} />, isWide: true }]
          : []),
      ]}
    />
  );
}
