import { saveProject, submitProject, type ProjectDetail } from '@zhaocai/contract/tendering/project-endpoints';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { usePageTab } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { editProjectPath, projectPath } from '../paths.ts';
import { faultsOf, projectInput, type PackageDraft, type ProjectDraft } from './project-draft.ts';
import { editTexts as texts } from './texts.ts';

interface FormOptions {
  readonly detail: ProjectDetail | undefined;
  readonly element: RefObject<HTMLElement | null>;
}

/** The state of the form: what was typed stays until the server has taken it. */
export function useProjectForm(start: ProjectDraft, { detail, element }: FormOptions) {
  const t = useText();
  const navigate = useNavigate();
  const tab = usePageTab();
  const confirm = useConfirm();
  const [typed, setTyped] = useState<ProjectDraft>();
  const [isJudged, setJudged] = useState(false);
  const saving = useCommand(saveProject, { success: texts.saved });
  const submitting = useCommand(submitProject, { success: texts.submitted });
  const draft = typed ?? start;

  const judge = (): boolean => {
    setJudged(true);
    const isRight = faultsOf(draft).length === 0;
    if (!isRight) setTimeout(() => showFirstFault(element.current));
    return isRight;
  };
  const store = async () => {
    if (!judge()) return undefined;
    // A stored draft that nobody touched needs no new version.
    if (!typed && detail) return { id: detail.id, version: detail.version };
    const answer = await saving.run(projectInput(draft));
    if (answer) setTyped(undefined);
    return answer?.data;
  };
  const goTo = (path: string) => {
    tab.close();
    void navigate(path, { replace: true });
  };
  return {
    draft,
    faults: isJudged ? faultsOf(draft) : [],
    isDirty: typed !== undefined,
    isRunning: saving.isRunning || submitting.isRunning,
    change: (name: string, value: unknown) => setTyped(changed(draft, name, value)),
    setPackages: (packages: readonly PackageDraft[]) => setTyped({ ...draft, packages }),
    save: async () => {
      const stored = await store();
      if (stored && !detail) goTo(editProjectPath(stored.id));
    },
    submit: async () => {
      if (!judge()) return;
      const isSure = await confirm({ title: t(texts.submitTitle), text: t(texts.submitText), ok: t(texts.submit) });
      const stored = isSure ? await store() : undefined;
      if (!stored) return;
      const answer = await submitting.run(stored);
      if (answer) goTo(projectPath(stored.id));
      // Stored but not handed in: the work goes on with the stored draft.
      else if (!detail) goTo(editProjectPath(stored.id));
    },
  };
}

const comparisonManner = 10;
const ownPolicy = 3;

/** Comparison is for own policy only, so one choice makes the other; the opening follows the deadline until it is set. */
function changed(draft: ProjectDraft, name: string, value: unknown): ProjectDraft {
  const values: Record<string, unknown> = { ...draft.values, [name]: value };
  if (name === 'manner' && value === comparisonManner) values.lawRegime = ownPolicy;
  if (name === 'bidEndTime' && (!draft.values.openTime || draft.values.openTime === draft.values.bidEndTime))
    values.openTime = value;
  return { ...draft, values };
}

function showFirstFault(form: HTMLElement | null): void {
  const first = form?.querySelector('[data-fault]');
  first?.scrollIntoView({ block: 'center' });
  first?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
