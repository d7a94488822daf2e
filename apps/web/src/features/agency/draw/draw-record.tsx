import type { DrawAnswer } from '@zhaocai/model/agency/draw-endpoints';
import { drawLifecycle } from '@zhaocai/model/agency/draw-lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import '../../../kit/draw/draw.css';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { drawTexts as texts } from '../texts.ts';

const whyLeftOut: Readonly<Record<string, Text>> = {
  gaveBack: texts.gaveBack,
  notInForce: texts.notInForce,
  notConfirmed: texts.notConfirmed,
};
const steps: Readonly<Record<string, Text>> = {
  'agencyDraw.add': texts.steps.begun,
  'agencyDraw.takeOver': texts.steps.takenOver,
  'agencyDraw.join': texts.steps.joined,
  'agencyDraw.finish': texts.steps.drawn,
};

const parties: Readonly<Record<string, Text>> = {
  buyer: texts.buyer,
  supervisor: texts.supervisor,
  product: texts.product,
};

function labelOf(t: ReturnType<typeof useText>, status: number): string {
  const label = drawLifecycle.named(status)?.label;
  return label ? t(label) : '';
}

/** Everything that the draw is calculated from. */
export function DrawRecordView({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const nameOf = (id: string) => draw.candidates.find((one) => one.id === id)?.name ?? id;
  const digest = (value: string | null | undefined) => value && <span className="draw-digest">{value}</span>;
  const facts = [
    { key: 'algorithm', label: t(texts.algorithm), value: draw.algorithm },
    { key: 'time', label: t(texts.steps.drawn), value: draw.drawTime && shownInstant(draw.drawTime) },
    {
      key: 'candidates',
      label: t(texts.candidates),
      value: draw.candidates.map(({ name }) => name).join('、') || t(texts.noCandidates),
      isWide: true,
    },
    ...(draw.excluded.length > 0
      ? [
          {
            key: 'excluded',
            label: t(texts.excluded),
            value: draw.excluded
              .map(({ name, reason }) => `${name}（${t(whyLeftOut[reason] ?? texts.notInForce)}）`)
              .join('、'),
            isWide: true,
          },
        ]
      : []),
    {
      key: 'same',
      label: t(texts.ofSame),
      value: t(texts.ofSameText, {
        count: String(draw.drawsOfSame.length),
        list: draw.drawsOfSame.map(({ drawNo, drawStatus }) => `${drawNo}（${labelOf(t, drawStatus)}）`).join('、'),
      }),
      isWide: true,
    },
    { key: 'root', label: t(texts.candidateRoot), value: digest(draw.candidateRoot), isWide: true },
    { key: 'seed', label: t(texts.seed), value: digest(draw.seed), isWide: true },
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <div className="agency-scroll agency-record">
        <table className="agency-table">
          <thead>
            <tr>
              <th scope="col">{t(texts.party)}</th>
              <th scope="col">{t(texts.digest)}</th>
              <th scope="col">{t(texts.secret)}</th>
            </tr>
          </thead>
          <tbody>
            {draw.people.map(({ party, name }) => (
              <tr key={party}>
                <td>
                  {t(parties[party] ?? texts.party)} {name}
                </td>
                <td>{digest(draw.commits[party]) ?? '—'}</td>
                <td>{digest(draw.reveals[party]) ?? '—'}</td>
              </tr>
            ))}
            {draw.tickets.map(({ id, ticket }) => (
              <tr key={id}>
                <td>{nameOf(id)}</td>
                <td>{t(texts.ticket)}</td>
                <td>{digest(ticket)}</td>
              </tr>
            ))}
            {draw.recorded.map(({ action, at, hash }) => (
              <tr key={hash}>
                <td>
                  {t(texts.evidence)} · {t(steps[action] ?? texts.record)}
                </td>
                <td>{shownInstant(at)}</td>
                <td>{digest(hash)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The record as a file that anybody can calculate the draw from. */
export function saveRecord(draw: DrawAnswer): void {
  const { drawNo, algorithm, round, candidates, excluded, candidateRoot, commits, reveals, seed, tickets } = draw;
  const record = { drawNo, algorithm, round, candidates, excluded, candidateRoot, commits, reveals, seed, tickets };
  saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), `${drawNo}.json`);
}
