import { rebidProject, resumeProject, retreatProject } from '@zhaocai/model/tendering/exception-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { editProjectPath, noticePath } from '../paths.ts';
import { detailTexts as texts } from './texts.ts';

/** Back to the draft, procure again, and the way to a notice that was taken down. */
export function useWaysOut({ id, version, downNoticeId, waitingNoticeId }: ProjectDetail) {
  const t = useText();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const retreating = useCommand(retreatProject, { success: texts.retreated });
  const rebidding = useCommand(rebidProject, {
    success: texts.rebidden,
    onSuccess: (child) => void navigate(editProjectPath(child.id)),
  });
  const resuming = useCommand(resumeProject, { success: texts.resumed });
  const resume = async () => {
    const reason = await askReason({
      title: t(projectLifecycle.actions.resume.label),
      text: t(texts.resumeText),
      placeholder: t(texts.resumeReason),
      ok: t(projectLifecycle.actions.resume.label),
    });
    if (reason) await resuming.run({ id, version, reason });
  };
  const retreat = async () => {
    const reason = await askReason({
      title: t(projectLifecycle.actions.retreat.label),
      text: t(texts.retreatText),
      placeholder: t(texts.retreatReason),
    });
    if (reason && (await retreating.run({ id, version, reason }))) await navigate(editProjectPath(id));
  };
  const rebid = async () => {
    const isSure = await confirm({ title: t(texts.rebidTitle), text: t(texts.rebidText), ok: t(texts.rebid) });
    if (isSure) await rebidding.run({ id });
  };
  return {
    retreat: { isRunning: retreating.isRunning, run: retreat },
    rebid: { isRunning: rebidding.isRunning, run: rebid },
    resume: { isRunning: resuming.isRunning, run: resume },
    // Further down on the same page.
    decideDocuments: { run: async () => showSection('documents') },
    decideException: { run: async () => showSection('exceptions') },
    publishNotice: { run: async () => waitingNoticeId !== null && navigate(noticePath(waitingNoticeId)) },
    putUpAgain: { run: async () => downNoticeId !== null && navigate(noticePath(downNoticeId)) },
  };
}

function showSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}
