import type { DemandAnswer } from '@zhaocai/model';
import { demandLifecycle, researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Translate } from '../../../kit/text/language.ts';
import type { Stage } from '../../../kit/widgets/stage-steps.tsx';
import { comparisonPath, projectPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';

type State = Stage['state'];

/** Where a demand stands on its way to a contract: demand → research → confirmed → project → award. */
export function stagesOf(demand: DemandAnswer, t: Translate): Stage[] {
  const { demandStatus, project, research, id } = demand;
  const is = (...names: Parameters<typeof demandLifecycle.is> extends [unknown, ...infer N] ? N : never) =>
    demandLifecycle.is(demandStatus, ...names);
  const isSure = is('confirmed', 'projectMade') || project !== null;
  const isClosed = is('closed') && project === null;
  const answers = research.flatMap((one) => one.answers).length;
  const isResult = project !== null && projectLifecycle.hasReached(project.stage, 'resultPublished');
  const described: State = is('returned') ? 'late' : is('draft') && !isClosed ? 'now' : isClosed ? 'stopped' : 'done';
  const confirmed: State = isSure ? 'done' : is('toConfirm') ? 'now' : 'ahead';
  const made: State = project ? 'done' : is('confirmed') ? 'now' : 'ahead';
  const resultLabel = project && projectLifecycle.named(project.stage)?.label;
  return [
    { key: 'demand', label: texts.stageDemand, state: described },
    {
      key: 'research',
      label: texts.stageResearch,
      state: researchState(demand, isSure),
      ...(answers > 0 && { time: t(texts.answersCount, { count: answers }), to: `${comparisonPath}?id=${id}` }),
    },
    {
      key: 'confirmed',
      label: texts.stageConfirmed,
      state: confirmed,
      ...(demand.confirmTime && { time: demand.confirmTime.slice(0, 10) }),
    },
    {
      key: 'project',
      label: texts.stageProject,
      state: made,
      ...(project && { time: project.projectNo, to: `${projectPath}?id=${project.id}` }),
    },
    {
      key: 'result',
      label: texts.stageResult,
      state: isResult ? 'done' : project ? 'now' : 'ahead',
      ...(resultLabel && { time: t(resultLabel) }),
    },
  ];
}

function researchState({ demandStatus, research, isResearch }: DemandAnswer, isSure: boolean): State {
  if (demandLifecycle.is(demandStatus, 'inResearch')) return 'now';
  if (research.some(({ researchStatus }) => researchLifecycle.is(researchStatus, 'ended'))) return 'done';
  if (!isResearch || isSure || demandLifecycle.is(demandStatus, 'toConfirm')) return 'skipped';
  return 'ahead';
}
