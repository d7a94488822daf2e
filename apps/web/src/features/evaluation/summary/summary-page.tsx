import { evaluationMethod } from '@zhaocai/model/evaluation/choices';
import { evaluationSummary, type EvaluationSummary } from '@zhaocai/model/evaluation/summary-endpoints';
import { packageEvaluationLifecycle, scoreSheetLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import { isScoredMethod } from '@zhaocai/model/evaluation/standard-rule';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import '../../../kit/widgets/lines.css';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../desk/desk.css';
import '../evaluation.css';
import { QuestionLine } from '../question/question-lines.tsx';
import { questionTexts } from '../question/texts.ts';
import { ReportSection } from '../report/report-section.tsx';
import { LowPrices } from '../signal/low-prices.tsx';
import { Signals } from '../signal/signals.tsx';
import { BidScores } from './bid-scores.tsx';
import { summaryTexts as texts } from './texts.ts';
import { useSummaryActs, type SummaryActs } from './use-summary-acts.ts';

/** What the evaluation of a package came to: `?packageId=`, or `?signatureId=` of one that is asked for. */
export function SummaryPage() {
  const t = useText();
  const [search] = useSearchParams();
  const packageId = search.get('packageId') ?? undefined;
  const signatureId = search.get('signatureId') ?? undefined;
  const isChosen = packageId !== undefined || signatureId !== undefined;
  const query = useEndpoint(evaluationSummary, { packageId, signatureId }, { enabled: isChosen, refreshMs: 15_000 });
  useTabTitle(query.data && t(texts.summary));
  if (!isChosen) return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(summary) => <SummaryView summary={summary} />}
    </Loaded>
  );
}

function SummaryView({ summary }: { readonly summary: EvaluationSummary }) {
  const t = useText();
  const { acts, giveBack } = useSummaryActs(summary);
  const method = evaluationMethod.named(summary.evaluationMethod)?.label;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.summary)}
        note={<ChoiceTag choices={packageEvaluationLifecycle.choices} value={summary.evaluationStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <span>{summary.projectName}</span>
        <span>{t(texts.packageTitle, { no: summary.packageNo, name: summary.packageName })}</span>
        {method && <span>{t(method)}</span>}
        {summary.sumTime && (
          <span>
            {t(texts.sumTime)} {shownInstant(summary.sumTime)}
          </span>
        )}
      </PageHead>
      {summary.faults.map((fault) => (
        <Alert key={fault} type="warning" showIcon title={fault} />
      ))}
      {packageEvaluationLifecycle.is(summary.evaluationStatus, 'closed') && (
        <ReportSection packageId={summary.packageId} />
      )}
      {summary.bids.length > 0 && (
        <Section title={t(texts.ranking)}>
          <RankTable summary={summary} />
        </Section>
      )}
      <LowPrices summary={summary} />
      <Signals summary={summary} />
      {summary.questions.length > 0 && (
        <Section title={t(questionTexts.title)}>
          <ul className="bid-questions">
            {summary.questions.map((one) => (
              <QuestionLine key={one.id} asked={one} title={one.bidderName} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(texts.members)}>
        <MemberList summary={summary} giveBack={giveBack} />
      </Section>
      {summary.bids.map((bid) => (
        <Section
          key={bid.entryId}
          title={bid.name}
          note={bid.isRejected ? t(bid.isWithdrawn ? texts.withdrawn : texts.out) : (bid.total ?? undefined)}
        >
          <BidScores summary={summary} bid={bid} />
        </Section>
      ))}
    </div>
  );
}

function RankTable({ summary: { bids, evaluationMethod: method } }: { readonly summary: EvaluationSummary }) {
  const t = useText();
  const isScored = isScoredMethod(method);
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines evaluation-scores">
        <thead>
          <tr>
            <th scope="col">{t(texts.rank)}</th>
            <th scope="col">{t(texts.bidders)}</th>
            <th scope="col" className="kit-lines-number">
              {t(texts.price)}
            </th>
            {isScored &&
              (['items', 'pricePoints', 'total'] as const).map((name) => (
                <th key={name} scope="col" className="kit-lines-number">
                  {t(texts[name])}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <tr key={bid.entryId} className={bid.isRejected ? 'evaluation-out' : undefined}>
              <td>
                <Rank bid={bid} />
              </td>
              <td>{bid.name}</td>
              <td className="kit-lines-number">
                <Money value={bid.price} />
              </td>
              {isScored &&
                [bid.itemPoints, bid.pricePoints].map((points, at) => (
                  <td key={String(at)} className="kit-lines-number">
                    {points ?? '—'}
                  </td>
                ))}
              {isScored && (
                <td className="kit-lines-number">
                  <strong>{bid.total ?? '—'}</strong>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rank({ bid: { rank, isTied, isRejected, isWithdrawn } }: { readonly bid: EvaluationSummary['bids'][number] }) {
  const t = useText();
  if (isRejected) return <ToneTag tone="red">{t(isWithdrawn ? texts.withdrawn : texts.out)}</ToneTag>;
  if (rank === null) return '—';
  return <strong>{isTied ? t(texts.tied, { rank }) : rank}</strong>;
}

interface MemberListProps extends Pick<SummaryActs, 'giveBack'> {
  readonly summary: EvaluationSummary;
}

/** Who has evaluated; the leader may return what somebody handed in. */
function MemberList({ summary: { members }, giveBack }: MemberListProps) {
  const t = useText();
  return (
    <ul className="evaluation-list">
      {members.map((member) => (
        <li key={member.id}>
          <span className="evaluation-main">{member.name}</span>
          {member.isLeader && <ToneTag tone="green">{t(texts.leader)}</ToneTag>}
          <ChoiceTag choices={scoreSheetLifecycle.choices} value={member.scoreStatus} />
          {giveBack && scoreSheetLifecycle.is(member.scoreStatus, 'locked') && (
            <span className="evaluation-acts">
              <Button size="small" onClick={() => giveBack(member)}>
                {t(texts.giveBack)}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
