import { versionStatus } from '@zhaocai/model/kit/version-status';
import type { FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import { flowFaultText } from '@zhaocai/model/workflow/flow-fault-words';
import { hasErrors, type FlowFault } from '@zhaocai/model/workflow/validate-definition';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useConfirmLeaving } from '../../../../kit/page/use-confirm-leaving.ts';
import { usePageTab } from '../../../../kit/page/page-tab.ts';
import { useLanguage, useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { judgeGraph } from '../check/judge-graph.ts';
import { flowListPath } from '../paths.ts';
import { designTexts as texts } from '../texts.ts';
import type { DesignWork } from './use-design-work.ts';

export interface DesignHeadProps {
  readonly flow: FlowDefind;
  readonly work: DesignWork;
  readonly isReadOnly: boolean;
  /** Shows what stands in the way of publishing. */
  readonly onCheck: () => void;
}

/** The flow's name, and how the work on it ends: saved, published, or left. */
export function DesignHead({ flow, work, isReadOnly, onCheck }: DesignHeadProps) {
  const t = useText();
  const { saved, isDirty, isSaving } = work;
  const publish = usePublish(work, onCheck);
  const leave = useLeave(work);
  const isPublished = versionStatus.is(saved.versionStatus, 'published');
  return (
    <PageHead
      title={flow.flowName}
      note={
        <>
          <ToneTag tone={isPublished ? 'green' : 'grey'}>
            {isPublished ? t(texts.publishedTag, { no: saved.versionNo }) : t(texts.draftTag)}
          </ToneTag>
          {isDirty && <ToneTag tone="blue">{t(texts.unsaved)}</ToneTag>}
        </>
      }
      actions={
        <>
          <Button onClick={() => void leave()}>{t(texts.closeBack)}</Button>
          {!isReadOnly && (
            <>
              <Button loading={isSaving} onClick={() => void work.save(false)}>
                {t(texts.saveDraft)}
              </Button>
              <Button type="primary" disabled={isSaving} onClick={() => void publish()}>
                {t(texts.publish)}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

/** An unsound flow is not published: its faults are shown instead. */
function usePublish(work: DesignWork, onCheck: () => void): () => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const notify = useNotify();
  return async () => {
    const { graph, variables } = work.store.getState();
    const faults = judgeGraph(graph, variables);
    if (hasErrors(faults)) {
      onCheck();
      const count = faults.filter(({ level }) => level === 'error').length;
      return notify.warning(t(texts.publishBlocked, { count }));
    }
    const text = <PublishText faults={faults} />;
    const isSure = await confirm({ title: t(texts.publishTitle), text, ok: t(texts.publish) });
    if (isSure) await work.save(true);
  };
}

/** What follows from it, and what the check only warns of. */
function PublishText({ faults }: { faults: readonly FlowFault[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <p style={{ marginBlockStart: 0 }}>{t(texts.publishText)}</p>
      {faults.map((fault, index) => (
        <Alert key={index} type="warning" showIcon title={flowFaultText(fault, language)} />
      ))}
    </>
  );
}

/** Back to the list of flows; the tab of the designer closes. */
function useLeave({ isDirty }: DesignWork): () => Promise<void> {
  const navigate = useNavigate();
  const tab = usePageTab();
  const confirmLeaving = useConfirmLeaving();
  return async () => {
    if (isDirty && !(await confirmLeaving())) return;
    tab.close();
    await navigate(flowListPath);
  };
}
