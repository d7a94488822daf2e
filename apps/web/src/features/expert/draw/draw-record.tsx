import { avoidedText, excludedText } from '@zhaocai/model/expert/draw/choices';
import type { ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import type { Text } from '@zhaocai/model/kit/text';
import '../../../kit/draw/draw.css';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { texts } from './texts.ts';

interface Of {
  readonly draw: ExpertDrawAnswer;
}

const parties = { buyer: texts.buyer, supervisor: texts.supervisor, product: texts.product } as const;

/** Everything that the draw is calculated from, as far as it may be told. */
export function DrawRecordView({ draw }: Of) {
  const t = useText();
  const facts = [
    { key: 'algorithm', label: t(texts.algorithm), value: draw.algorithm },
    { key: 'time', label: t(texts.drawTime), value: draw.drawTime && shownInstant(draw.drawTime) },
    { key: 'pool', label: t(texts.poolSize), value: draw.poolSize },
    { key: 'address', label: t(texts.address), value: draw.drawAddress },
    { key: 'excluded', label: t(texts.excluded), value: excludedText(draw.excludedCounts, t), isWide: true },
    { key: 'avoidUnits', label: t(texts.avoidUnits), value: draw.avoidUnits, isWide: true },
    { key: 'avoided', label: t(texts.avoidExperts), value: avoidedText(draw.avoided), isWide: true },
    { key: 'video', label: t(texts.videoLink), value: draw.videoLink, isWide: true },
  ];
  return (
    <>
      <DescriptionList facts={facts} />
      <div className="expert-scroll">
        <table className="expert-table">
          <thead>
            <tr>
              <th scope="col">{t(texts.party)}</th>
              <th scope="col">{t(texts.digest)}</th>
              <th scope="col">{t(texts.secret)}</th>
            </tr>
          </thead>
          <tbody>
            <Parties draw={draw} />
            <Rounds draw={draw} />
            <Steps draw={draw} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function Digest({ value }: { readonly value: string | null | undefined }) {
  return value ? <span className="draw-digest">{value}</span> : '—';
}

function Parties({ draw }: Of) {
  const t = useText();
  const later = draw.isSealed && Object.keys(draw.commits).length > 0 ? t(texts.toldLater) : '—';
  return draw.people.map(({ party, name }) => (
    <tr key={party}>
      <td>
        {t(Object.entries(parties).find(([key]) => key === party)?.[1] ?? texts.party)} {name}
      </td>
      <td>
        <Digest value={draw.commits[party]} />
      </td>
      <td>{draw.reveals[party] ? <Digest value={draw.reveals[party]} /> : later}</td>
    </tr>
  ));
}

function Rounds({ draw }: Of) {
  const t = useText();
  return draw.rounds.map(({ round, candidateRoot, seed }) => (
    <tr key={round}>
      <td>
        {t(texts.roundNo, { round })} · {t(texts.root)} / {t(texts.seed)}
      </td>
      <td>
        <Digest value={candidateRoot} />
      </td>
      <td>{seed ? <Digest value={seed} /> : t(texts.toldLater)}</td>
    </tr>
  ));
}

function Steps({ draw }: Of) {
  const t = useText();
  return draw.recorded.map(({ action, at, hash }) => (
    <tr key={hash}>
      <td>
        {t(texts.evidence)} · {t(stepOf(action))}
      </td>
      <td>{shownInstant(at)}</td>
      <td>
        <Digest value={hash} />
      </td>
    </tr>
  ));
}

/** `expertDraw.join` in words. */
function stepOf(action: string): Text {
  const name = action.replace('expertDraw.', '');
  return Object.entries(texts.evidenceOf).find(([key]) => key === name)?.[1] ?? texts.record;
}

/** The record as a file that anybody can calculate the draw from. */
export function saveRecord(draw: ExpertDrawAnswer): void {
  const { drawNo, algorithm, commits, reveals, rounds, excluded, avoided, members, recorded } = draw;
  const { reviewTime, drawTime, poolSize, people, videoLink, drawAddress } = draw;
  const head = { drawNo, algorithm, verifier: algorithm, reviewTime, drawTime, drawAddress, videoLink, people };
  const record = { ...head, poolSize, commits, reveals, rounds, excluded, avoided, members, recorded };
  saveFile(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), `${drawNo}.json`);
}
