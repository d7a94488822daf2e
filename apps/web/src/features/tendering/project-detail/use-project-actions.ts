import { openProject } from '@zhaocai/contract/tendering/opening-endpoints';
import {
  advanceProject,
  confirmProject,
  removeProjects,
  submitProject,
  type ProjectDetail,
} from '@zhaocai/contract/tendering/project-endpoints';
import type { Text } from '@zhaocai/contract/kit/text';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { usePageTab } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { comparisonPath, editProjectPath, newNoticePath, projectListPath, reviewPath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

export interface ProjectButton {
  readonly key: string;
  readonly label: Text;
  readonly run: () => void;
  /** Moves the project on: the one that stands out. */
  readonly isMain?: boolean;
  readonly isDangerous?: boolean;
  readonly isRunning?: boolean;
}

/** The buttons of a project, only what the server allows now. */
export function useProjectActions(detail: ProjectDetail): readonly ProjectButton[] {
  const moves = useMoves(detail);
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const { id, actions, stage } = detail;
  const offered: readonly (ProjectButton & { readonly when: boolean })[] = [
    {
      key: 'submit',
      isMain: true,
      label: { zh: '提交', en: 'Submit' },
      when: actions.includes('submit'),
      ...moves.submit,
    },
    { key: 'approve', isMain: true, label: texts.approve, when: actions.includes('approve'), ...moves.approve },
    {
      key: 'publish',
      isMain: true,
      label: texts.publish,
      when: actions.includes('publish'),
      run: go(newNoticePath(id, 10)),
    },
    { key: 'open', isMain: true, label: texts.open, when: actions.includes('open'), ...moves.open },
    {
      key: 'select',
      isMain: true,
      label: texts.compare,
      when: actions.includes('select'),
      run: go(comparisonPath(id)),
    },
    {
      key: 'approveResult',
      isMain: true,
      label: texts.review,
      when: actions.includes('approveResult'),
      run: go(reviewPath(id)),
    },
    {
      key: 'publishResult',
      isMain: true,
      label: texts.publishResult,
      when: actions.includes('publishResult'),
      run: go(newNoticePath(id, 2)),
    },
    { key: 'edit', label: texts.editProject, when: actions.includes('edit'), run: go(editProjectPath(id)) },
    { key: 'startQuoting', label: texts.startQuoting, when: actions.includes('startQuoting'), ...moves.startQuoting },
    {
      key: 'comparison',
      label: texts.viewComparison,
      when: (stage ?? 0) >= openedStage && !actions.includes('select'),
      run: go(comparisonPath(id)),
    },
    { key: 'reject', label: texts.reject, when: actions.includes('reject'), isDangerous: true, ...moves.reject },
    { key: 'remove', label: texts.removeProject, when: actions.includes('remove'), isDangerous: true, ...moves.remove },
  ];
  return offered.filter(({ when }) => when);
}

const openedStage = 45;

/** The commands that change the project's stage from here; each asks before it binds. */
function useMoves(detail: ProjectDetail) {
  const { submitting, confirming, opening, advancing } = useStageCommands();
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const remove = useRemoval(detail);
  const named = { id: detail.id, version: detail.version };
  const after = (isSure: Promise<boolean>, work: () => Promise<unknown>) =>
    void isSure.then((sure) => (sure ? work() : undefined));
  const reject = async () => {
    const question = {
      title: t(texts.rejectTitle),
      placeholder: t(texts.rejectPlaceholder),
      ok: t(texts.reject),
      isDangerous: true,
    };
    const reason = await askReason(question);
    if (reason) await confirming.run({ ...named, agree: false, reason });
  };
  const open = async () => {
    const question = {
      title: t(texts.openTitle),
      text: t(texts.openText),
      placeholder: t(texts.openReason),
      ok: t(texts.open),
      isOptional: true,
    };
    const reason = await askReason(question);
    if (reason !== undefined) await opening.run({ projectId: detail.id, reason: reason || undefined });
  };
  const budget = formatMoney(detail.generalBudget);
  return {
    submit: {
      isRunning: submitting.isRunning,
      run: () =>
        after(confirm({ title: t(texts.submitTitle), text: t(texts.submitText) }), () => submitting.run(named)),
    },
    approve: {
      isRunning: confirming.isRunning,
      run: () =>
        after(
          confirm({ title: t(texts.approveTitle), text: t(texts.approveText, { budget }), ok: t(texts.approve) }),
          () => confirming.run({ ...named, agree: true }),
        ),
    },
    reject: { run: () => void reject() },
    open: { isRunning: opening.isRunning, run: () => void open() },
    startQuoting: { isRunning: advancing.isRunning, run: () => void advancing.run(named) },
    remove: { run: () => void remove() },
  };
}

function useStageCommands() {
  return {
    submitting: useCommand(submitProject, { success: texts.submitted }),
    confirming: useCommand(confirmProject, { success: 'server' }),
    opening: useCommand(openProject, { success: texts.opened }),
    advancing: useCommand(advanceProject, { success: texts.quotingStarted }),
  };
}

function useRemoval({ id, projectName }: ProjectDetail) {
  const t = useText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const tab = usePageTab();
  const removing = useCommand(removeProjects, { success: texts.removed, inQuery: true });
  return async () => {
    const text = t(texts.removeText, { name: projectName });
    const isSure = await confirm({ title: t(texts.removeTitle), text, ok: t(texts.removeProject), isDangerous: true });
    if (!isSure || !(await removing.run({ ids: id }))) return;
    tab.close();
    void navigate(projectListPath, { replace: true });
  };
}
