import { drawFairness, type DrawnOften } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { DrawnPoints } from '../../../kit/chart/drawn-chart.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import type { EndpointOutput } from '@zhaocai/model';
import '../expert.css';
import { expertPath } from '../paths.ts';
import { texts } from './texts.ts';

type Fairness = EndpointOutput<typeof drawFairness>;

/** How often each expert was drawn, against what chance makes likely. */
export function FairnessPage() {
  const t = useText();
  const query = useEndpoint(drawFairness, {});
  return (
    <div className="kit-page">
      <PageHead title={t(texts.fairness)} />
      <p className="kit-quiet">{t(texts.fairNote)}</p>
      <Loaded query={query} rows={10}>
        {(fairness) => (fairness.draws === 0 ? <Empty title={t(texts.fairEmpty)} /> : <Figures fairness={fairness} />)}
      </Loaded>
    </div>
  );
}

function Figures({ fairness }: { readonly fairness: Fairness }) {
  const t = useText();
  const points = useMemo(
    () => fairness.spread.map(({ times, experts }) => ({ label: t(texts.times, { times }), value: experts })),
    [fairness.spread, t],
  );
  const { draws, experts, mean, deviation, limit } = fairness;
  const facts = [
    { key: 'draws', label: t(texts.draws12), value: draws },
    { key: 'experts', label: t(texts.expertsCounted), value: experts },
    { key: 'mean', label: t(texts.mean), value: mean },
    { key: 'deviation', label: t(texts.deviation), value: deviation },
    { key: 'limit', label: t(texts.limit), value: limit },
  ];
  return (
    <>
      <Section title={t(texts.spread)}>
        <DescriptionList facts={facts} />
        <DrawnPoints kind="bar" points={points} title={t(texts.spread)} />
      </Section>
      <Section title={t(texts.drawn)}>
        <div className="expert-scroll">
          <Rows rows={fairness.rows} />
        </div>
      </Section>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly DrawnOften[] }) {
  const t = useText();
  const heads = [texts.expertName, texts.workUnit, texts.timesDrawn, texts.expected, texts.acceptedTimes];
  return (
    <table className="expert-table">
      <thead>
        <tr>
          {heads.map((text) => (
            <th scope="col" key={text.zh}>
              {t(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, workUnit, drawn, expected, accepted, isOften }) => (
          <tr key={id}>
            <td>
              <Link to={`${expertPath}?id=${id}`}>{name}</Link>{' '}
              {isOften && <ToneTag tone="red">{t(texts.often)}</ToneTag>}
            </td>
            <td>{workUnit}</td>
            <td className="kit-number">{drawn}</td>
            <td className="kit-number">{expected}</td>
            <td className="kit-number">{accepted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
