import { removeProjects, submitProject, type ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { usePageTab } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { projectListPath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

/** What the handler does with a project from here; each asks before it binds. */
export function useStageMoves(detail: ProjectDetail) {
  const t = useText();
  const confirm = useConfirm();
  const open = useOpening(detail);
  const remove = useRemoval(detail);
  const submitting = useCommand(submitProject, { success: texts.submitted });
  const named = { id: detail.id, version: detail.version };
  return {
    open,
    remove,
    submit: {
      isRunning: submitting.isRunning,
      run: async () => {
        const isSure = await confirm({ title: t(texts.submitTitle), text: t(texts.submitText), ok: t(texts.submit) });
        if (isSure) await submitting.run(named);
      },
    },
  };
}

function useRemoval({ id, projectName }: ProjectDetail) {
  const t = useText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const tab = usePageTab();
  const removing = useCommand(removeProjects, { success: texts.removed, inQuery: true });
  const run = async () => {
    const text = t(texts.removeText, { name: projectName });
    const isSure = await confirm({ title: t(texts.removeTitle), text, ok: t(texts.removeProject), isDangerous: true });
    if (!isSure || !(await removing.run({ ids: id }))) return;
    tab.close();
    await navigate(projectListPath, { replace: true });
  };
  return { isRunning: removing.isRunning, run };
}
