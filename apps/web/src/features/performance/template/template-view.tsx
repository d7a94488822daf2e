import type { Row } from '@zhaocai/model/kit/entity';
import { evaluateResult, judgeCycle, judgeType, scoreWay } from '@zhaocai/model/performance/choices';
import { judgeItemFields, judgeLevelFields, judgeTemplate } from '@zhaocai/model/performance/judge-template';
import { judgeTemplateItem, judgeTemplateLevel } from '@zhaocai/model/performance/template-endpoints';
import { judgeTemplateLifecycle } from '@zhaocai/model/performance/template-lifecycle';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import '../../../kit/widgets/lines.css';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { performanceTexts as texts } from '../texts.ts';

const { fields } = judgeTemplate;

/** A template as it is read: of whom, by which items, and what a total is called. */
export function TemplateView({ template }: { readonly template: Row<typeof judgeTemplate> }) {
  const t = useText();
  const facts = [
    { key: 'type', label: t(fields.judgeType.label), value: labelOf(judgeType.named(template.judgeType)) },
    { key: 'cycle', label: t(fields.cycle.label), value: labelOf(judgeCycle.named(template.cycle)) },
    {
      key: 'confirm',
      label: t(fields.confirmDays.label),
      value: `${template.confirmDays}${t(fields.confirmDays.unit)}`,
    },
    { key: 'edition', label: t(fields.edition.label), value: template.edition },
    { key: 'remark', label: t(fields.remark.label), value: template.remark, isWide: true },
  ];
  return (
    <div className="kit-page">
      <PageHead
        title={template.name}
        note={<ChoiceTag choices={judgeTemplateLifecycle.choices} value={template.enable} />}
      />
      <Section title={t(texts.template)}>
        <DescriptionList facts={facts} />
      </Section>
      <Section title={t(texts.items)}>
        <ItemTable template={template} />
      </Section>
      <Section title={t(texts.levels)}>
        <LevelTable template={template} />
      </Section>
    </div>
  );

  function labelOf(choice: { readonly label: { readonly zh: string; readonly en: string } } | undefined) {
    return choice && t(choice.label);
  }
}

type TemplateProps = Parameters<typeof TemplateView>[0];

function ItemTable({ template }: TemplateProps) {
  const t = useText();
  const items = judgeTemplateItem.array().parse(template.items);
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(judgeItemFields.itemName.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(judgeItemFields.maxScore.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(judgeItemFields.weight.label)}
            </th>
            <th scope="col">{t(judgeItemFields.scoreWay.label)}</th>
            <th scope="col">{t(judgeItemFields.standard.label)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.itemId}>
              <td>{item.itemName}</td>
              <td className="kit-lines-number">{item.maxScore}</td>
              <td className="kit-lines-number">{item.weight ?? '—'}</td>
              <td>
                <ChoiceTag choices={scoreWay.choices} value={item.scoreWay} />
              </td>
              <td>{item.standard}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LevelTable({ template }: TemplateProps) {
  const t = useText();
  const levels = judgeTemplateLevel.array().parse(template.levels).toReversed();
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(judgeLevelFields.level.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(judgeLevelFields.from.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(judgeLevelFields.to.label)}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, from, to }) => (
            <tr key={level}>
              <td>
                <ChoiceTag choices={evaluateResult.choices} value={level} />
              </td>
              <td className="kit-lines-number">{from}</td>
              <td className="kit-lines-number">{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
