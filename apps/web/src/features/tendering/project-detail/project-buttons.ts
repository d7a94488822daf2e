import type { Text } from '@zhaocai/model/kit/text';
import { exceptionKind } from '@zhaocai/model/tendering/project-exception';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
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
  readonly path?: (id: string) => string;
}

/** In the order of the work; the first main one that is allowed is the primary button. */
const definitions: readonly ButtonDefinition[] = [
  { key: 'decideException', isMain: true, label: texts.stepDecide },
  { key: 'submit', isMain: true, label: texts.submit },
  { key: 'approve', isMain: true, label: texts.approve },
  { key: 'publish', isMain: true, label: texts.publish, path: (id) => newNoticePath(id, 10) },
  { key: 'open', isMain: true, label: texts.open },
  { key: 'select', isMain: true, label: texts.compare, path: comparisonPath },
  { key: 'approveResult', isMain: true, label: texts.review, path: reviewPath },
  { key: 'publishResult', isMain: true, label: texts.publishResult, path: (id) => newNoticePath(id, 2) },
  {
    key: 'publishFailure',
    isMain: true,
    label: projectLifecycle.actions.publishFailure.label,
    path: (id) => newNoticePath(id, 6),
  },
  { key: 'putUpAgain', isMain: true, label: texts.putUpAgain },
  { key: 'rebid', isMain: true, label: texts.rebid },
  { key: 'edit', label: texts.editProject, path: editProjectPath },
  { key: 'comparison', label: texts.viewComparison, path: comparisonPath },
  { key: 'reject', isDangerous: true, label: texts.reject },
  { key: 'change', label: texts.change, path: (id) => newNoticePath(id, 3) },
  { key: 'correctResult', isRare: true, label: texts.correctResult, path: (id) => newNoticePath(id, 2) },
  { key: 'retreat', isRare: true, label: projectLifecycle.actions.retreat.label },
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
export function buttonsOf(detail: Pick<ProjectDetail, 'actions' | 'openedTime'>): readonly ButtonDefinition[] {
  const { actions } = detail;
  const isReadable = wasOpened(detail) && !actions.includes('select');
  return definitions.filter(({ key }) => (key === 'comparison' ? isReadable : actions.includes(key)));
}
