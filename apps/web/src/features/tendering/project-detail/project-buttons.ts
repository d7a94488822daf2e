import type { Text } from '@zhaocai/model/kit/text';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { comparisonPath, editProjectPath, newNoticePath, reviewPath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

/** What a project's buttons say and where they lead; those without a path are commands. */
export interface ButtonDefinition {
  readonly key: string;
  readonly label: Text;
  /** Moves the project on: the one that stands out. */
  readonly isMain?: boolean;
  readonly isDangerous?: boolean;
  readonly path?: (id: string) => string;
}

const openedStage = 45;

/** In the order of the work; the first main one that is allowed is the primary button. */
const definitions: readonly ButtonDefinition[] = [
  { key: 'submit', isMain: true, label: texts.submit },
  { key: 'approve', isMain: true, label: texts.approve },
  { key: 'publish', isMain: true, label: texts.publish, path: (id) => newNoticePath(id, 10) },
  { key: 'open', isMain: true, label: texts.open },
  { key: 'select', isMain: true, label: texts.compare, path: comparisonPath },
  { key: 'approveResult', isMain: true, label: texts.review, path: reviewPath },
  { key: 'publishResult', isMain: true, label: texts.publishResult, path: (id) => newNoticePath(id, 2) },
  { key: 'edit', label: texts.editProject, path: editProjectPath },
  { key: 'comparison', label: texts.viewComparison, path: comparisonPath },
  { key: 'reject', isDangerous: true, label: texts.reject },
  { key: 'remove', isDangerous: true, label: texts.removeProject },
];

/** The server says what is allowed; reading the comparison is always so once the quotes are open. */
export function buttonsOf({ actions, stage }: Pick<ProjectDetail, 'actions' | 'stage'>): readonly ButtonDefinition[] {
  const isReadable = (stage ?? 0) >= openedStage && !actions.includes('select');
  return definitions.filter(({ key }) => (key === 'comparison' ? isReadable : actions.includes(key)));
}
