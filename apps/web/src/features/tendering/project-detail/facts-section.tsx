import { dayType } from '@zhaocai/model/procedure/day-type';
import { project } from '@zhaocai/model/tendering/project';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';
import { Section } from '../../../kit/widgets/section.tsx';
import { detailTexts as texts } from './texts.ts';

const shown = [
  'manner',
  'lawRegime',
  'purchaseType',
  'regionCode',
  'fundsSource',
  'generalBudget',
  'ceilingMoney',
  'depositMoney',
  'publishDay',
  'entryEndTime',
  'bidEndTime',
  'openTime',
  'openPlace',
  'deliveryPlace',
  'isEntryReviewed',
  'isConsortium',
  'saleType',
  'saleMoney',
] as const;
const wide = ['qualification', 'requirement', 'remark', 'openReason', 'periodReason'] as const;

export function FactsSection({ detail }: { detail: ProjectDetail }) {
  const t = useText();
  const unit = dayType.choices.find(({ value }) => value === detail.deliveryDayType)?.label;
  const capitals = 'generalBudget' in detail ? moneyInCapitals(detail.generalBudget) : undefined;
  const fact = (name: (typeof shown)[number] | (typeof wide)[number]) => ({
    key: name,
    label: t(project.fields[name].label),
    value: <FieldValueView field={project.fields[name]} value={detail[name]} />,
  });
  // A field that his data scopes keep from the reader is not there.
  const isSeen = (name: string) => name in detail;
  const computed = [
    {
      key: 'deliveryDays',
      label: t(project.fields.deliveryDays.label),
      value:
        detail.deliveryDays &&
        t(texts.deliveryWithin, { days: detail.deliveryDays, unit: unit ? t(unit).toLowerCase() : '' }),
    },
    {
      key: 'bidValidDays',
      label: t(project.fields.bidValidDays.label),
      value: detail.bidValidDays && t(texts.bidValidDays, { days: detail.bidValidDays }),
    },
  ];
  const facts = shown.filter(isSeen).map((name) => {
    const one = fact(name);
    if (name !== 'generalBudget' || !capitals) return one;
    return {
      ...one,
      value: (
        <>
          {one.value}
          <span className="tender-sub">{capitals}</span>
        </>
      ),
    };
  });
  const long = wide.filter((name) => detail[name]).map((name) => ({ ...fact(name), isWide: true }));
  return (
    <Section title={t(texts.basic)} id="basic">
      <DescriptionList facts={[...facts, ...computed.filter(({ key }) => isSeen(key)), ...long]} />
    </Section>
  );
}
