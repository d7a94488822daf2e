import { auctionPath } from '@zhaocai/model/auction/auction-lifecycle';
import type { Text } from '@zhaocai/model/kit/text';
import { bulletinType, manner } from '@zhaocai/model/tendering/choices';
import { exceptionKind } from '@zhaocai/model/tendering/project-exception';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { isByInvitation } from '@zhaocai/model/tendering/invitation-need';
import { projectLifecycle, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { comparisonPath, editProjectPath, newNoticePath, reviewPath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

/** What a project's buttons say and where they lead; those without a path are commands. */
export interface ButtonDefinition {
  readonly key: string;
  readonly label: Text;
  /** Moves the project on: the one that stands out. */
  readonly isMain?: boolean;
  readonly isDangerous?: boolean;
  /** Out of the ordinary course: it stands with others behind one button. */
  readonly isRare?: boolean;
  readonly path?: (project: Pick<ProjectDetail, 'id' | 'manner' | 'lawRegime'>) => string;
}

/** A tender is announced as one, and whoever is invited gets a letter. */
function publishPath(project: Pick<ProjectDetail, 'id' | 'manner' | 'lawRegime'>): string {
  const { id, manner: code } = project;
  const { tender, procurement, invitation } = bulletinType.code;
  if (isByInvitation(project)) return newNoticePath(id, invitation);
  return newNoticePath(id, manner.is(code, 'openTender') ? tender : procurement);
}

function noticeOf(kind: number) {
  return ({ id }: Pick<ProjectDetail, 'id'>): string => newNoticePath(id, kind);
}

/** In the order of the work; the first main one that is allowed is the primary button. */
const definitions: readonly ButtonDefinition[] = [
  { key: 'decideException', isMain: true, label: texts.stepDecide },
  { key: 'publishNotice', isMain: true, label: texts.stepPublishNotice },
  { key: 'submit', isMain: true, label: texts.submit },
  { key: 'approve', isMain: true, label: texts.approve },
  { key: 'publish', isMain: true, label: texts.publish, path: publishPath },
  { key: 'handInDocuments', isMain: true, label: texts.handInDocuments },
  { key: 'decideDocuments', isMain: true, label: texts.decideDocuments },
  { key: 'resume', isMain: true, label: projectLifecycle.actions.resume.label },
  { key: 'open', isMain: true, label: texts.open },
  { key: 'setAuction', isMain: true, label: texts.stepSetAuction, path: ({ id }) => `${auctionPath}/${id}` },
  { key: 'select', isMain: true, label: texts.compare, path: ({ id }) => comparisonPath(id) },
  {
    key: 'publishCandidates',
    isMain: true,
    label: texts.publishCandidates,
    path: noticeOf(bulletinType.code.candidates),
  },
  { key: 'approveResult', isMain: true, label: texts.review, path: ({ id }) => reviewPath(id) },
  { key: 'publishResult', isMain: true, label: texts.publishResult, path: noticeOf(bulletinType.code.result) },
  {
    key: 'publishFailure',
    isMain: true,
    label: projectLifecycle.actions.publishFailure.label,
    path: noticeOf(bulletinType.code.ending),
  },
  { key: 'putUpAgain', isMain: true, label: texts.putUpAgain },
  { key: 'rebid', isMain: true, label: texts.rebid },
  { key: 'edit', label: texts.editProject, path: ({ id }) => editProjectPath(id) },
  { key: 'comparison', label: texts.viewComparison, path: ({ id }) => comparisonPath(id) },
  { key: 'reject', isDangerous: true, label: texts.reject },
  { key: 'change', label: texts.change, path: noticeOf(bulletinType.code.change) },
  { key: 'correctResult', isRare: true, label: texts.correctResult, path: noticeOf(bulletinType.code.result) },
  { key: 'retreat', isRare: true, label: projectLifecycle.actions.retreat.label },
  { key: 'askSuspend', isRare: true, label: labelOf('suspend') },
  { key: 'askFail', isRare: true, isDangerous: true, label: labelOf('fail') },
  { key: 'askRecallResult', isRare: true, isDangerous: true, label: labelOf('recallResult') },
  { key: 'askUndoResult', isRare: true, isDangerous: true, label: labelOf('undoResult') },
  { key: 'askTerminate', isRare: true, isDangerous: true, label: labelOf('terminate') },
  { key: 'remove', isDangerous: true, label: texts.removeProject },
];

function labelOf(name: keyof typeof exceptionKind.code): Text {
  return exceptionKind.named(exceptionKind.code[name])?.label ?? texts.change;
}

/** The server says what is allowed; reading the comparison is always so once the quotes are open. */
export function buttonsOf(
  detail: Pick<ProjectDetail, 'actions' | 'openedTime' | 'manner' | 'lawRegime'>,
): readonly ButtonDefinition[] {
  const { actions } = detail;
  const isReadable = wasOpened(detail) && !actions.includes('select');
  const named = isByInvitation(detail)
    ? definitions.map((one) => (one.key === 'publish' ? { ...one, label: texts.sendLetter } : one))
    : definitions;
  return named.filter(({ key }) => (key === 'comparison' ? isReadable : actions.includes(key)));
}
