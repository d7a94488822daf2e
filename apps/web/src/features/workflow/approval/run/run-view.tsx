import '../approval.css';
import { nodeType } from '@zhaocai/model/workflow/definition';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { Suspense, useRef, useState } from 'react';
import { useTabTitle, useUnsaved } from '../../../../kit/page/page-tab.ts';
import { useKeptDraft } from '../../../../kit/resource-form/use-kept-draft.tsx';
import { useText } from '../../../../kit/text/language.ts';
import { Waiting } from '../../../../kit/widgets/loading.tsx';
import { Section } from '../../../../kit/widgets/section.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { formBusinessType, FormOfRun, type FormDraft } from '../../../form/index.ts';
import { FlowSteps } from '../steps/flow-steps.tsx';
import { RecordList } from '../steps/record-list.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { ActionBar } from './action-bar.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { isWritable, type FormValues } from './form-fields.ts';
import { isRunAction, specOf, type RunAction } from './run-actions.ts';
import { RunForm } from './run-form.tsx';
import { RunHead } from './run-head.tsx';
import { useDraftForm } from './use-draft-form.ts';

/** A run and what its reader may do with it: form, steps, what happened, and the actions that the server allows. */
export function RunView({ detail }: { detail: FlowDetail }) {
  const { businessType, businessId } = detail;
  if (businessType !== formBusinessType || businessId === null) return <PlainRun detail={detail} />;
  return (
    <Suspense fallback={<Waiting rows={6} />}>
      <FormOfRun businessId={businessId} values={detail.form} access={accessOf(detail)}>
        {(draft) => <RunBody detail={detail} draft={draft} />}
      </FormOfRun>
    </Suspense>
  );
}

/** Who has nothing to decide here reads. */
function accessOf({ actions, mayEdit, fieldRights }: FlowDetail) {
  if (actions.includes('agree') || actions.includes('resubmit')) return { mayEdit, rights: fieldRights };
  const hidden = Object.entries(fieldRights).filter(([, right]) => right === 'hidden');
  return { mayEdit: false, rights: Object.fromEntries(hidden) };
}

/** Of a flow without a form of its own: its fields, one by one. */
function PlainRun({ detail }: { detail: FlowDetail }) {
  const draft = useDraftForm(detail);
  const { fields, values, missing } = draft;
  const typing = useKeptDraft<FormValues>(`run ${detail.id}`, draft.restore);
  const change = (name: string, value: unknown) => {
    typing.keep({ ...draft.changes, [name]: value });
    draft.change(name, value);
  };
  const forget = () => {
    typing.drop();
    draft.forget();
  };
  const form = (
    <>
      {typing.offer}
      <RunForm fields={fields} values={values} missing={missing} onChange={change} />
    </>
  );
  return <RunBody detail={detail} draft={{ ...draft, form, forget, isWritable: fields.some(isWritable) }} />;
}

function RunBody({ detail, draft }: { detail: FlowDetail; draft: FormDraft }) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const { action, start, stop } = useAction(draft.check);
  useTabTitle(detail.title);
  const release = useUnsaved(draft.changes !== undefined, page);
  const handleDone = () => {
    draft.forget();
    release();
    stop();
  };
  const { currentTask } = detail;
  return (
    <div className="kit-page approval-page" ref={page}>
      <RunHead detail={detail} />
      <div className="approval-columns">
        <div className="approval-column">
          <Section title={t(texts.form)} note={draft.isWritable && t(texts.editableHere)}>
            {draft.form}
          </Section>
          <Section title={t(texts.history)}>
            <RecordList rows={detail.hiTaskList} now={detail.serverTime} isBesideSteps />
          </Section>
        </div>
        <Section title={t(texts.progress)}>
          <FlowSteps {...detail} now={detail.serverTime} />
        </Section>
      </div>
      <ActionBar
        actions={detail.actions.filter(isRunAction)}
        isTask={nodeType.is(currentTask?.nodeType, 'task')}
        onAction={start}
      />
      {action && (
        <ActionDialog
          key={action}
          action={action}
          detail={detail}
          target={{ taskId: currentTask?.id ?? '', flowInstanceId: detail.id, form: draft.changes }}
          onDone={handleDone}
          onClose={stop}
        />
      )}
    </div>
  );
}

/** The action whose dialog is open. What takes the form along opens only when the form is whole. */
function useAction(check: () => number) {
  const t = useText();
  const notify = useNotify();
  const [action, setAction] = useState<RunAction>();
  const start = (chosen: RunAction) => {
    const count = specOf(chosen).takesForm ? check() : 0;
    if (count > 0) notify.warning(t(texts.fixFields, { count }));
    else setAction(chosen);
  };
  return { action, start, stop: () => setAction(undefined) };
}
