import { ownDesk, ownSheet, type DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { packageEvaluationLifecycle, scoreSheetLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Alert } from 'antd';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { TabContainer } from '../../../kit/widgets/tab-container.tsx';
import { CommitteeRounds } from '../../negotiation/index.ts';
import '../evaluation.css';
import { ownPath, scorePath, summaryPath } from '../paths.ts';
import { CommitteeQuestions } from '../question/committee-questions.tsx';
import { JudgeLowPrices } from '../signal/judge-low-prices.tsx';
import './desk.css';
import { DeskView } from './desk-view.tsx';
import { deskTexts as texts } from './texts.ts';

type Desk = EndpointOutput<typeof ownDesk>;

/** A member's place at the desk: `?id=` names his seat, `?sheetId=` or `?evaluationId=` what he was asked for. */
export function DeskPage() {
  const t = useText();
  const [search] = useSearchParams();
  const given = ['id', 'sheetId', 'evaluationId'].flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = useEndpoint(ownDesk, Object.fromEntries(given), { enabled: given.length > 0, refreshMs: 15_000 });
  useTabTitle(query.data?.projectName);
  if (given.length === 0) return <Empty title={t(texts.none)} help={t(texts.noneHelp)} />;
  return (
    <Loaded query={query} rows={8}>
      {(desk) => <DeskPackages desk={desk} wished={search.get('packageId') ?? desk.packageId} />}
    </Loaded>
  );
}

function DeskPackages({ desk, wished }: { readonly desk: Desk; readonly wished: string | null }) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  const { id, packages, projectName, groupName, isLeader } = desk;
  const shown = packages.find(({ packageId }) => packageId === wished) ?? packages[0];
  const title = ({ packageNo, packageName }: Desk['packages'][number]) =>
    t(texts.packageTitle, { no: packageNo, name: packageName });
  return (
    <div className="kit-page">
      <PageHead
        title={projectName}
        note={shown && <ChoiceTag choices={packageEvaluationLifecycle.choices} value={shown.evaluationStatus} />}
      >
        <span>{groupName}</span>
        {shown && packages.length === 1 && <span>{title(shown)}</span>}
        <Link to={ownPath(id)}>{t(texts.toOwn)}</Link>
        {shown && mayRead(shown, isLeader) && <Link to={summaryPath(shown.packageId)}>{t(texts.toSummary)}</Link>}
      </PageHead>
      {packages.length > 1 && shown && (
        <TabContainer
          parts={packages.map((one) => ({ key: one.packageId, label: title(one), children: null }))}
          shown={shown.packageId}
          onShow={(packageId) =>
            setSearch(new URLSearchParams(scorePath(id, packageId).split('?')[1]), { replace: true })
          }
        />
      )}
      {shown ? (
        <PackageDesk key={shown.packageId} id={id} packageId={shown.packageId} />
      ) : (
        <Empty title={t(texts.none)} help={t(texts.noneHelp)} />
      )}
    </div>
  );
}

/** The leader sees there who has handed in, the others read it once he has closed it. */
function mayRead({ evaluationStatus }: Desk['packages'][number], isLeader: boolean): boolean {
  return isLeader || packageEvaluationLifecycle.is(evaluationStatus, 'closed');
}

function PackageDesk({ id, packageId }: { readonly id: string; readonly packageId: string }) {
  const query = useEndpoint(ownSheet, { id, packageId }, { refreshMs: 15_000 });
  return (
    <Loaded query={query} rows={8}>
      {(sheet) => (
        <>
          <Standing sheet={sheet} />
          <Suspense>
            <CommitteeRounds id={id} packageId={packageId} evaluationStatus={sheet.evaluationStatus} />
          </Suspense>
          <DeskView id={id} sheet={sheet} />
          <JudgeLowPrices id={id} sheet={sheet} />
          <CommitteeQuestions id={id} sheet={sheet} />
        </>
      )}
    </Loaded>
  );
}

/** What goes on now, and what is waited for. */
function Standing({ sheet }: { readonly sheet: DeskSheet }) {
  const t = useText();
  const { evaluationStatus: status, scoreStatus, returnReason } = sheet;
  if (packageEvaluationLifecycle.is(status, 'closed')) return <Alert type="success" showIcon title={t(texts.closed)} />;
  if (packageEvaluationLifecycle.is(status, 'summed')) return <Alert type="info" showIcon title={t(texts.summed)} />;
  if (packageEvaluationLifecycle.is(status, 'negotiating'))
    return <Alert type="info" showIcon title={t(texts.negotiating)} />;
  if (scoreSheetLifecycle.is(scoreStatus, 'locked')) return <Alert type="info" showIcon title={t(texts.locked)} />;
  if (returnReason) return <Alert type="warning" showIcon title={t(texts.returned, { reason: returnReason })} />;
  return <p className="evaluation-hint">{t(texts.keys)}</p>;
}
