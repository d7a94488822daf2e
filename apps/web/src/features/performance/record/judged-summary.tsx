import { evaluateResult } from '@zhaocai/model/performance/choices';
import type { JudgementSummary } from '@zhaocai/model/performance/judgement-shapes';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { DrawnPoints } from '../../../kit/chart/drawn-chart.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../performance.css';
import { performanceTexts as texts } from '../texts.ts';

interface JudgedSummaryProps {
  readonly summary: JudgementSummary;
  /** Where one of them is read. */
  readonly pathOf: (id: string) => string;
}

/** The mean of two years, what it was made of as a picture and in words, and what is proposed. */
export function JudgedSummary({ summary, pathOf }: JudgedSummaryProps) {
  const t = useText();
  const { trend, avgScore, count, proposal } = summary;
  const points = useMemo(
    () => trend.map(({ time, totalScore }) => ({ label: time.slice(0, 10), value: Number(totalScore) })),
    [trend],
  );
  const latest = trend.at(-1);
  return (
    <>
      {proposal && (
        <Alert
          className="performance-proposal"
          type="warning"
          showIcon
          title={t(proposal === 'suspend' ? texts.proposeSuspend : texts.proposeNegative)}
        />
      )}
      <DescriptionList
        facts={[
          { key: 'average', label: t(texts.average), value: avgScore ?? t(texts.averageNone) },
          { key: 'times', label: t(texts.times), value: count },
          {
            key: 'latest',
            label: t(texts.latest),
            value: latest && <ChoiceTag choices={evaluateResult.choices} value={latest.level} />,
          },
        ]}
      />
      {points.length > 1 && <DrawnPoints kind="line" points={points} title={t(texts.trend)} />}
      {trend.length === 0 ? (
        <p className="kit-quiet">{t(texts.noRecords)}</p>
      ) : (
        <ul className="performance-lines">
          {trend.toReversed().map(({ id, time, name, totalScore, level }) => (
            <li key={id}>
              <Link to={pathOf(id)}>{name}</Link>
              <strong className="kit-number">{totalScore}</strong>
              <ChoiceTag choices={evaluateResult.choices} value={level} />
              <time className="kit-quiet">{shownInstant(time)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
