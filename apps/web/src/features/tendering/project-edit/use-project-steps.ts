import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { editProjectPath, projectPath } from '../paths.ts';
import type { DraftFault } from './draft-faults.ts';
import { projectEditTexts as texts } from './texts.ts';
import { useLeave } from './use-leave.ts';
import type { ProjectWork } from './use-project-draft.ts';

interface Steps {
  readonly work: ProjectWork;
  readonly prefix: string;
  readonly onStored?: () => void;
}

/** Saving and submitting: judge first, then send, then go where the work goes on. */
export function useProjectSteps({ work, prefix, onStored }: Steps) {
  const t = useText();
  const confirm = useConfirm();
  const leave = useLeave();
  const isNew = work.draft.id === undefined;
  const showFault = (fault: DraftFault | undefined) => {
    const field = fault && document.getElementById(prefix + fault.place);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const isBlocked = (aim: 'save' | 'submit') => {
    const [fault] = work.judge(aim);
    showFault(fault);
    return fault !== undefined;
  };
  const go = (to: string) => {
    leave(to);
    onStored?.();
  };
  const save = async () => {
    if (work.isRunning || isBlocked('save')) return;
    const stored = await work.save();
    if (stored && isNew) go(editProjectPath(stored.id));
  };
  const submit = async () => {
    if (work.isRunning || isBlocked('submit')) return;
    const { packages, values } = work.draft;
    const isSure = await confirm({
      title: t(texts.submitTitle),
      text: t(texts.submitText, { count: packages.length, budget: formatMoney(String(values.generalBudget)) }),
      ok: t(texts.submit),
    });
    if (!isSure) return;
    const id = await work.submit();
    if (id) go(projectPath(id));
  };
  return { save, submit, showFault };
}
