import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert } from 'antd';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTabTitle, useUnsaved } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import type { FaultMap } from './draft-faults.ts';
import { KeptNotice } from './kept-notice.tsx';
import { draftOf, withProjectValue, type ProjectDraft } from './project-draft.ts';
import { ProjectSections } from './project-sections.tsx';
import { SaveBar } from './save-bar.tsx';
import { projectEditTexts as texts } from './texts.ts';
import { useNewNumber } from './use-new-number.ts';
import { useNewest } from './use-newest.ts';
import { useProjectDraft } from './use-project-draft.ts';
import { useProjectKeys } from './use-project-keys.ts';
import { useProjectSteps } from './use-project-steps.ts';

export interface ProjectFormProps {
  /** Where the form starts; read once. */
  readonly initial: () => ProjectDraft;
  /** As the server has it now; absent for a new one. */
  readonly detail?: ProjectDetail;
  /** A new project got its own address. */
  readonly onStored?: () => void;
}

/** The form of a project: everything on one page, one bar to save and submit. */
export function ProjectForm({ initial, detail, onStored }: ProjectFormProps) {
  const t = useText();
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(initial);
  const work = useProjectDraft(first);
  const { draft, change, faults } = work;
  const propose = useNewNumber(first, change);
  const faultMap: FaultMap = useMemo(() => new Map(faults.map(({ place, text }) => [place, text])), [faults]);
  const { save, submit, showFault } = useProjectSteps({ work, prefix, onStored });
  useUnsaved(work.isDirty, element);
  useProjectKeys({ save, submit });
  useNewest(work, detail);
  useTabTitle(detail ? `${t(texts.edit)} ${detail.projectNo}` : t(texts.newTitle));
  const handleChange = useCallback(
    (name: string, value: unknown) => {
      change((known) => withProjectValue(known, name, value));
      if (name === 'manner') void propose(Number(value));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `propose` is made anew each time but always does the same
    [change],
  );
  return (
    <div className="kit-page pe-page" ref={element}>
      <PageHead
        title={t(draft.id ? texts.editTitle : texts.newTitle)}
        note={detail && <Copyable value={detail.projectNo} />}
      />
      {detail?.rejectReason && (
        <Alert type="warning" showIcon title={t(texts.rejected, { reason: detail.rejectReason })} />
      )}
      <KeptNotice id={first.id} isDirty={work.isDirty} onRestore={work.replace} />
      <ProjectSections place={{ prefix, draft, faults: faultMap, onChange: handleChange }} onDraft={change} />
      <SaveBar
        work={work}
        onSave={() => void save()}
        onSubmit={() => void submit()}
        onShowFault={showFault}
        onTakeTheirs={() => detail && work.reset(draftOf(detail))}
      />
    </div>
  );
}
