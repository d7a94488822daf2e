import { judgeCycle, judgeType } from '@zhaocai/model/performance/choices';
import { judgeableBusinesses, judgementById, saveJudgement } from '@zhaocai/model/performance/judgement-endpoints';
import type { JudgementDetail } from '@zhaocai/model/performance/judgement-shapes';
import { itemsByJudgeType } from '@zhaocai/model/performance/template-endpoints';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RefName } from '../../../kit/widgets/ref-name.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import '../performance.css';
import { recordListPath, recordPath, type Judged } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { libraryOf } from '../record/library-of.ts';
import { CorrectPage } from './correct-page.tsx';
import { JudgeForm, judgeFields, lateFields, type GivenScore } from './judge-form.tsx';
import { wordsOf } from './period-dialog.tsx';

/** The sheet of somebody's work: a new one, a draft (`?id=`), or another edition of one (`?correct=`). */
export function JudgePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const corrected = search.get('correct') ?? '';
  const query = useEndpoint(judgementById, { id }, { enabled: id !== '' });
  const targetId = search.get('whom') ?? '';
  if (corrected !== '') return <CorrectPage id={corrected} />;
  if (id !== '')
    return (
      <Loaded query={query} rows={10}>
        {(draft) => <Sheet key={draft.id} {...aboutOf(draft)} draft={draft} />}
      </Loaded>
    );
  if (targetId === '') return <Empty title={t(texts.chooseWhom)} />;
  return (
    <Sheet
      judgeType={Number(search.get('type'))}
      targetId={targetId}
      projectId={search.get('project')}
      cycle={Number(search.get('cycle') ?? judgeCycle.code.project)}
      period={search.get('period')}
    />
  );
}

function aboutOf({ judgeType: kind, targetId, projectId, cycle, period }: JudgementDetail): About {
  return { judgeType: kind, targetId, projectId, cycle, period };
}

interface About extends Judged {
  readonly projectId: string | null;
  readonly cycle: number;
  readonly period: string | null;
}

interface SheetProps extends About {
  readonly draft?: JudgementDetail;
}

function Sheet(props: SheetProps) {
  const t = useText();
  const { judgeType: kind, cycle, projectId, targetId } = props;
  const template = useEndpoint(itemsByJudgeType, { judgeType: kind, cycle });
  const business = useEndpoint(
    judgeableBusinesses,
    { judgeType: kind, targetId, projectId: projectId ?? undefined, isOpen: 0 },
    { enabled: projectId !== null },
  );
  const found = business.data?.[0];
  return (
    <div className="kit-page">
      <PageHead title={t(texts.judge)} note={<ChoiceTag choices={judgeType.choices} value={kind} />}>
        <strong>
          <RefName to={libraryOf(kind)} id={targetId} />
        </strong>
        <span>{props.period ? t(wordsOf(cycle, props.period)) : found?.projectName}</span>
      </PageHead>
      <Loaded query={template} rows={8}>
        {(sheet) =>
          sheet.template === null ? (
            <Empty title={t(texts.noTemplate)} />
          ) : (
            <>
              <p className="performance-hint">{t(texts.byTemplate, sheet.template)}</p>
              {found?.dueTime && <DueNote dueTime={found.dueTime} isLate={found.isLate} />}
              <section className="performance-sheet">
                <Filled {...props} items={sheet.items} levels={sheet.levels} isLate={found?.isLate ?? false} />
              </section>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function DueNote({ dueTime, isLate }: { readonly dueTime: string; readonly isLate: boolean }) {
  const t = useText();
  const date = dueTime.slice(0, 10);
  return (
    <Alert type={isLate ? 'warning' : 'info'} showIcon title={t(isLate ? texts.lateNote : texts.dueNote, { date })} />
  );
}

interface FilledProps extends SheetProps, Pick<Parameters<typeof JudgeForm>[0], 'items' | 'levels'> {
  readonly isLate: boolean;
}

function Filled({ items, levels, isLate, draft, ...about }: FilledProps) {
  const t = useText();
  const leave = useLeave();
  const [kept, setKept] = useState(draft && { id: draft.id, version: draft.version });
  const handing = useCommand(saveJudgement, { success: texts.handedIn });
  const keeping = useCommand(saveJudgement, { success: texts.draftKept });
  const inputOf = (values: FormValues, details: GivenScore[]) => ({
    ...kept,
    judgeType: about.judgeType,
    targetId: about.targetId,
    cycle: about.cycle,
    ...(about.projectId !== null && { projectId: about.projectId }),
    ...(about.period !== null && { period: about.period }),
    details,
    remark: textOf(values.remark),
    files: sentFiles(values.files),
    lateReason: textOf(values.lateReason),
  });
  const submit = async (values: FormValues, details: GivenScore[]) => {
    const answer = await handing.run(inputOf(values, details));
    if (answer) leave(recordPath(answer.data.id));
    return answer !== undefined;
  };
  const keep = async (values: FormValues, details: GivenScore[]) => {
    const answer = await keeping.run({ ...inputOf(values, details), isDraft: true });
    if (answer) setKept({ id: answer.data.id, version: answer.data.version });
  };
  return (
    <JudgeForm
      items={items}
      levels={levels}
      lines={draft?.details}
      row={draft}
      fields={isLate ? lateFields : judgeFields}
      submitText={t(texts.handIn)}
      onSubmit={submit}
      onKeep={keep}
      onCancel={() => leave(recordListPath)}
    />
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
