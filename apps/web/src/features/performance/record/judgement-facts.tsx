import { judgement } from '@zhaocai/model/performance/judgement';
import type { JudgementDetail } from '@zhaocai/model/performance/judgement-shapes';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { wordsOf } from '../judge/period-dialog.tsx';
import { performanceTexts as texts } from '../texts.ts';
import { ScoreTable } from './score-table.tsx';

const { fields } = judgement;
const said = ['projectName', 'projectNo', 'cycle', 'judgeTime', 'lateReason', 'remark', 'files'] as const;
const answered = ['answerTime', 'appealText', 'appealFiles', 'appealAnswer'] as const;

/** What was judged and how, with the appeal where there is one: the same for both sides. */
export function JudgementFacts({ row }: { readonly row: JudgementDetail }) {
  const t = useText();
  const facts = usePresentFacts(fields, row, said);
  const appeal = usePresentFacts(fields, row, answered);
  const { period, templateName, templateEdition } = row;
  return (
    <>
      <Section title={t(texts.scores)}>
        <ScoreTable lines={row.details} total={row.totalScore} />
      </Section>
      <Section title={t(texts.facts)}>
        <DescriptionList
          facts={[
            { key: 'target', label: t(fields.targetName.label), value: row.targetName },
            { key: 'buyer', label: t(fields.buyerName.label), value: row.buyerName },
            ...(period ? [{ key: 'period', label: t(fields.period.label), value: t(wordsOf(row.cycle, period)) }] : []),
            {
              key: 'template',
              label: t(fields.templateId.label),
              value: `${templateName ?? ''} · ${t(texts.editionOf, { no: templateEdition ?? 1 })}`,
            },
            ...facts,
          ]}
        />
      </Section>
      {row.appealText && (
        <Section title={t(texts.appealPart)}>
          <DescriptionList facts={appeal} />
        </Section>
      )}
    </>
  );
}
