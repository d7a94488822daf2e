import { evaluationMethod } from '@zhaocai/model/evaluation/choices';
import { judgeProgressOfProject } from '@zhaocai/model/evaluation/committee-endpoints';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { packageEvaluationLifecycle } from '@zhaocai/model/evaluation/desk-lifecycle';
import { evaluationReportLifecycle } from '@zhaocai/model/evaluation/report-lifecycle';
import { standardsOfProject, type ToldStandard } from '@zhaocai/model/evaluation/standard-endpoints';
import { isScoredMethod } from '@zhaocai/model/evaluation/standard-rule';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import './evaluation.css';
import { committeePath, newCommitteePath, standardPath, summaryPath } from './paths.ts';
import { evaluationTexts as texts } from './texts.ts';

/** Package by package: by what it is evaluated, and by whom. Nothing of a project that compares no bids. */
export function ProjectEvaluation({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { data } = useEndpoint(standardsOfProject, { projectId });
  if (!data || data.methods.length === 0) return null;
  return (
    <Section title={t(texts.section)} id="evaluation">
      <ul className="evaluation-list">
        {data.packages.map((one) => (
          <StandardLine key={one.packageId} projectId={projectId} isLocked={data.isLocked} {...one} />
        ))}
      </ul>
      <Committees projectId={projectId} />
    </Section>
  );
}

interface StandardLineProps {
  readonly projectId: string;
  readonly isLocked: boolean;
  readonly packageId: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly standard: ToldStandard | null;
}

function StandardLine({ projectId, isLocked, packageId, packageNo, packageName, standard }: StandardLineProps) {
  const t = useText();
  const mayEdit = useAllowed()('project_edit') && !isLocked;
  return (
    <li>
      <span className="evaluation-main">{t(texts.packageTitle, { no: packageNo, name: packageName })}</span>
      <span className="kit-quiet">{standard ? <Figures standard={standard} /> : t(texts.noStandard)}</span>
      {(standard || mayEdit) && (
        <span className="evaluation-acts">
          <Link to={standardPath(projectId, packageId)}>{t(mayEdit ? texts.writeStandard : texts.readStandard)}</Link>
        </span>
      )}
    </li>
  );
}

function Figures({ standard }: { readonly standard: ToldStandard }) {
  const t = useText();
  const { evaluationMethod: code, priceWeight, items, checks } = standard;
  const label = evaluationMethod.named(code)?.label;
  const method = label ? t(label) : '';
  if (!isScoredMethod(code)) return t(texts.figuresPrice, { method, checks: checks.length });
  return t(texts.figures, { method, price: priceWeight ?? '0', items: items.length });
}

type CommitteeOfPackage = NonNullable<EndpointOutput<typeof judgeProgressOfProject>['packages'][number]['committee']>;
type EvaluationStateProps = CommitteeOfPackage['evaluations'][number] & Pick<CommitteeOfPackage, 'memberCount'>;

/** How far the evaluation of a package is: no score before its leader has closed the summary. */
function EvaluationState(props: EvaluationStateProps) {
  const t = useText();
  const { packageId, evaluationStatus, handedIn, memberCount, reportStatus, signed } = props;
  const isClosed = packageEvaluationLifecycle.is(evaluationStatus, 'closed');
  return (
    <>
      <ChoiceTag choices={packageEvaluationLifecycle.choices} value={evaluationStatus} />
      {reportStatus !== null && <ChoiceTag choices={evaluationReportLifecycle.choices} value={reportStatus} />}
      {evaluationReportLifecycle.is(reportStatus, 'signing') && (
        <span>{t(texts.signedBy, { done: signed, count: memberCount })}</span>
      )}
      {isClosed ? (
        <Link to={summaryPath(packageId)}>{t(reportStatus === null ? texts.readSummary : texts.readReport)}</Link>
      ) : (
        <span>{t(texts.handedIn, { done: handedIn, count: memberCount })}</span>
      )}
    </>
  );
}

/** The committees that stand, and the way to form one where a package has none. */
function Committees({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const { data } = useEndpoint(judgeProgressOfProject, { projectId }, { enabled: allowed('expertDraw_view') });
  if (!data) return null;
  const standing = data.packages.flatMap(({ committee }) => (committee ? [committee] : []));
  const known = standing.filter((one, index) => standing.findIndex(({ groupId }) => groupId === one.groupId) === index);
  const isLacking = data.packages.some(({ committee }) => committee === null);
  return (
    <ul className="evaluation-list">
      {known.map(
        ({ groupId, evaluations, groupName, groupStatus, memberCount, leaderName, signedCount, promisedCount }) => (
          <li key={groupId}>
            <Link className="evaluation-main" to={committeePath(groupId)}>
              {groupName}
            </Link>
            <ChoiceTag choices={committeeLifecycle.choices} value={groupStatus} />
            <span>{t(texts.seatsShort, { count: memberCount })}</span>
            {leaderName ? (
              <span>{t(texts.ledBy, { name: leaderName })}</span>
            ) : (
              <span className="kit-quiet">
                {t(texts.progress, { signed: signedCount, promised: promisedCount, count: memberCount })}
              </span>
            )}
            {evaluations.map((one) => (
              <EvaluationState key={one.packageId} {...one} memberCount={memberCount} />
            ))}
          </li>
        ),
      )}
      {isLacking && (
        <li>
          <span className="kit-quiet">{known.length === 0 && t(texts.noCommittee)}</span>
          {allowed('expertDraw_edit') && (
            <span className="evaluation-acts">
              <Link to={newCommitteePath(projectId)}>{t(texts.formCommittee)}</Link>
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
