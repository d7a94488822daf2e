import '../../../kit/widgets/lines.css';
import type { DemandAnswer, ResearchAnswer } from '@zhaocai/model';
import { demandById } from '@zhaocai/model/demand/demand-endpoints';
import { demandAnswer } from '@zhaocai/model/demand/research';
import { compareYuan, sumYuan } from '@zhaocai/model/kit/money';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import { demandWords } from '../words.ts';
import '../demand.css';

/** What suppliers answered about a demand, side by side. `?id=` names the demand. */
export function ComparisonPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(demandById, { id }, { enabled: id !== '' });
  useTabTitle(query.data && `${t(demandWords.comparison)} ${query.data.demandName}`);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return <Loaded query={query}>{(demand) => <Comparison demand={demand} />}</Loaded>;
}

function Comparison({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const answers = demand.research.flatMap((one) => one.answers);
  const back = <Link to={`${demandPath}?id=${demand.id}`}>{t(texts.open)}</Link>;
  return (
    <div className="kit-page demand-page">
      <PageHead
        title={t(demandWords.comparison)}
        note={t(texts.answersCount, { count: answers.length })}
        actions={<Button onClick={() => window.print()}>{t(texts.print)}</Button>}
      >
        {back}
        <span>{demand.demandName}</span>
        <span>
          {t(texts.budget)} <Money value={demand.budget} unit />
        </span>
      </PageHead>
      {answers.length === 0 ? (
        <Empty title={t(texts.noAnswers)} action={back} />
      ) : (
        <AnswerTable answers={answers} budget={demand.budget} />
      )}
    </div>
  );
}

const shown = ['deliveryDays', 'warrantyMonths', 'scheme', 'record', 'doubt', 'files', 'linkman', 'phone'] as const;
const { fields } = demandAnswer;

function AnswerTable({ answers, budget }: { readonly answers: readonly ResearchAnswer[]; readonly budget: string }) {
  const t = useText();
  const lowest = answers.map(({ priceLow }) => priceLow).toSorted(compareYuan)[0];
  const row = (label: ReactNode, valueOf: (answer: ResearchAnswer) => ReactNode, key: string) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {answers.map((answer) => (
        <td key={answer.id}>{valueOf(answer)}</td>
      ))}
    </tr>
  );
  return (
    <div className="kit-lines-scroll" tabIndex={0} role="region" aria-label={t(demandWords.comparison)}>
      <table className="demand-compare">
        <thead>
          <tr>
            <th scope="col">{t(fields.supplierName.label)}</th>
            {answers.map(({ id, supplierName }) => (
              <th key={id} scope="col">
                {supplierName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            t(texts.prices),
            ({ priceLow, priceHigh }) => (
              <span className="demand-price">
                {formatMoney(priceLow)} – {formatMoney(priceHigh)}
                {priceLow === lowest && <span className="demand-lowest">{t(texts.lowest)}</span>}
              </span>
            ),
            'prices',
          )}
          {row(
            t(texts.vsBudget),
            ({ priceHigh }) => (
              <AgainstBudget price={priceHigh} budget={budget} />
            ),
            'budget',
          )}
          {shown.map((name) =>
            row(
              t(fields[name].label),
              (answer) => (
                <span className="demand-text">
                  <FieldValueView field={fields[name]} value={cellValue(answer, name)} />
                </span>
              ),
              name,
            ),
          )}
          {row(t(texts.answeredAt), ({ createTime }) => createTime.slice(0, 16), 'time')}
        </tbody>
      </table>
    </div>
  );
}

/** How far the highest price lies from the budget. */
function AgainstBudget({ price, budget }: { readonly price: string; readonly budget: string }) {
  const difference = sumYuan([price, `-${budget}`]);
  const isAbove = compareYuan(difference, '0') > 0;
  return (
    <span className={isAbove ? 'demand-above' : undefined}>
      {isAbove ? '+' : ''}
      {formatMoney(difference)}
    </span>
  );
}
