import './housing.css';
import type { SubsidyFigures } from '@zhaocai/model';
import { housingRanks, subsidyTypes } from '@zhaocai/model/housing/choices';
import { exportSubsidyStatistics, subsidyStatistics } from '@zhaocai/model/housing/endpoints';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { msToInstant, serverNow } from '../../kit/clock/server-clock.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { SpreadsheetButton } from '../../kit/resource-page/export-button.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { housingTexts as texts } from './texts.ts';

/** How many got what: by year and type, and by rank. */
export function FiguresDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.figuresTitle)} onClose={onClose}>
      <Figures />
      <div className="kit-form-foot">
        <span className="kit-form-hint">{t(texts.figuresNote)}</span>
        <Button type="primary" onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function Figures() {
  const t = useText();
  const allowed = useAllowed();
  const [year, setYear] = useState<number>();
  const [present] = useState(() => Number(msToInstant(serverNow()).slice(0, 4)));
  const input = year === undefined ? {} : { year };
  const query = useEndpoint(subsidyStatistics, input, { keepPrevious: true });
  return (
    <>
      <div className="housing-figures-head">
        <Select
          className="housing-batch"
          allowClear
          aria-label={t(texts.year)}
          placeholder={t(texts.allYears)}
          value={year}
          onChange={setYear}
          options={[0, 1, 2, 3, 4, 5].map((back) => ({ value: present - back, label: String(present - back) }))}
        />
        {allowed(exportSubsidyStatistics.permission) && (
          <SpreadsheetButton endpoint={exportSubsidyStatistics} name={t(texts.figuresTitle)} input={() => input} />
        )}
      </div>
      <Loaded query={query}>{(figures) => <FigureTables figures={figures} />}</Loaded>
    </>
  );
}

function FigureTables({ figures }: { readonly figures: SubsidyFigures }) {
  const t = useText();
  const { cards, byYear, byRank } = figures;
  if (cards.people === 0) return <p className="housing-hint">{t(texts.noFigures)}</p>;
  return (
    <>
      <dl className="housing-cards">
        <div>
          <dt>{t(texts.people)}</dt>
          <dd>{cards.people}</dd>
        </div>
        <div>
          <dt>{t(texts.amount)}</dt>
          <dd>
            <Money value={cards.amount} />
          </dd>
        </div>
        <div>
          <dt>{t(texts.average)}</dt>
          <dd>
            <Money value={cards.avg} />
          </dd>
        </div>
      </dl>
      <table className="housing-table">
        <caption>{t(texts.byYear)}</caption>
        <thead>
          <tr>
            <th>{t(texts.year)}</th>
            <th>{t(texts.type)}</th>
            <th className="housing-figure">{t(texts.people)}</th>
            <th className="housing-figure">{t(texts.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {byYear.map(({ year, subsidyType, people, amount }) => (
            <tr key={`${year}-${subsidyType}`}>
              <td>{year}</td>
              <td>{nameIn(subsidyTypes, subsidyType, t)}</td>
              <td className="housing-figure">{people}</td>
              <td className="housing-figure">
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="housing-table">
        <caption>{t(texts.byRank)}</caption>
        <thead>
          <tr>
            <th>{t(texts.rank)}</th>
            <th className="housing-figure">{t(texts.people)}</th>
            <th className="housing-figure">{t(texts.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {byRank.map(({ rankLevel, people, amount }) => (
            <tr key={rankLevel}>
              <td>{nameIn(housingRanks, rankLevel, t)}</td>
              <td className="housing-figure">{people}</td>
              <td className="housing-figure">
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function nameIn(
  choices: readonly { readonly value: number; readonly label: { zh: string; en: string } }[],
  value: number,
  t: ReturnType<typeof useText>,
): string {
  const choice = choices.find((one) => one.value === value);
  return choice ? t(choice.label) : String(value);
}
