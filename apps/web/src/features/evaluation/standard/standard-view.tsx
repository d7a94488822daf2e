import { aggregation, evaluationMethod, leaderRule, priceBenchmark } from '@zhaocai/model/evaluation/choices';
import { evaluationStandard } from '@zhaocai/model/evaluation/evaluation-standard';
import { isScoredMethod, type StandardDraft } from '@zhaocai/model/evaluation/standard-rule';
import type { Text } from '@zhaocai/model/kit/text';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { evaluationTexts as texts } from '../texts.ts';
import '../evaluation.css';
import { CheckTable, ItemTable } from './standard-tables.tsx';

const { fields } = evaluationStandard;

/** A standard to read: its method, what a bid has to meet, and what points are given for. */
export function StandardView({ standard }: { readonly standard: StandardDraft }) {
  const t = useText();
  const say = (choice: { readonly label: Text } | undefined) => choice && t(choice.label);
  const scored = isScoredMethod(standard.evaluationMethod);
  const fact = (name: keyof typeof fields, value: string | null | undefined) => ({
    key: name,
    label: t(fields[name].label),
    value,
  });
  const facts = [
    fact('evaluationMethod', say(evaluationMethod.named(standard.evaluationMethod))),
    fact('leaderRule', say(leaderRule.named(standard.leaderRule))),
    ...(scored
      ? [
          fact('priceWeight', standard.priceWeight),
          fact('benchmark', say(priceBenchmark.named(standard.benchmark))),
          fact('aggregation', say(aggregation.named(standard.aggregation))),
        ]
      : []),
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <h3 className="evaluation-subtitle">{t(texts.checks)}</h3>
      <CheckTable checks={standard.checks} />
      {scored && (
        <>
          <h3 className="evaluation-subtitle">{t(texts.items)}</h3>
          <ItemTable items={standard.items} />
        </>
      )}
    </>
  );
}
