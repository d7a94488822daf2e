import '../approval.css';
import { flowStart } from '@zhaocai/model/workflow/command-endpoints';
import { flowTypeList } from '@zhaocai/model/workflow/work-endpoints';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useUnsaved } from '../../../../kit/page/page-tab.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../../kit/widgets/section.tsx';
import { dropKept, KeptOffer, useKeeping } from '../../../../kit/large-form/kept-draft.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { runPath, startPath } from '../paths.ts';
import { RunForm } from '../run/run-form.tsx';
import { useDraftForm } from '../run/use-draft-form.ts';
import { approvalTexts as texts } from '../texts.ts';

type FlowType = NonNullable<ReturnType<typeof useFlows>['data']>[number];

/** A form without a flow has no key to be started by: it is filled in. */
type StartedFlow = FlowType & { readonly flowKey: string };

const isFlow =
  (key: string | null) =>
  (flow: FlowType): flow is StartedFlow =>
    flow.flowKey !== null && flow.flowKey === key;

function useFlows() {
  return useEndpoint(flowTypeList, {});
}

/** Chooses what to apply for; with `?flowKey=` starts that one. */
export function StartPage() {
  const [search] = useSearchParams();
  const flowKey = search.get('flowKey');
  const query = useFlows();
  return (
    <Loaded query={query}>
      {(flows) => {
        const chosen = flows.find(isFlow(flowKey));
        return chosen ? <StartForm flow={chosen} /> : <Chooser flows={flows} />;
      }}
    </Loaded>
  );
}

function Chooser({ flows }: { flows: readonly FlowType[] }) {
  const t = useText();
  if (flows.length === 0) return <Empty title={t(texts.noFlows)} help={t(texts.noFlowsHelp)} />;
  return (
    <div className="kit-page">
      <PageHead title={t(texts.chooseFlow)} />
      <ul className="approval-flows">
        {flows.map((flow) => {
          const to = startPath(flow);
          const note = to ? (flow.category ?? (flow.flowKey === null && t(texts.noApproval))) : t(texts.ownFormHelp);
          return (
            <li key={`${flow.defindId ?? ''} ${flow.formId ?? ''}`}>
              {to ? <Link to={to}>{flow.flowName}</Link> : <span>{flow.flowName}</span>}
              {note && <small>{note}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The form before anything is in it, with the rights of who applies. */
function emptyForm({ flowKey, businessType, variables, fieldRights }: StartedFlow) {
  return { flowKey, businessType, variables, fieldRights, form: {}, mayEdit: true, actions: ['resubmit'] };
}

/** What was typed and never handed in. */
interface Typed {
  readonly title: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

function StartForm({ flow }: { flow: StartedFlow }) {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const tab = usePageTab();
  const page = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState('');
  const draft = useDraftForm(emptyForm(flow));
  const keptName = `flow-start-${flow.flowKey}`;
  const isDirty = title !== '' || draft.changes !== undefined;
  const release = useUnsaved(isDirty, page);
  useKeeping({ name: keptName, draft: { title, changes: draft.changes ?? {} } satisfies Typed, isDirty });
  const restore = ({ title: kept, changes }: Typed) => {
    setTitle(kept);
    for (const [name, value] of Object.entries(changes)) draft.change(name, value);
  };
  const command = useCommand(flowStart);
  const start = async () => {
    if (title.trim() === '') return notify.warning(t(texts.titleMissing));
    const count = draft.check();
    if (count > 0) return notify.warning(t(texts.fixFields, { count }));
    const answer = await command.run({ flowKey: flow.flowKey, title: title.trim(), form: draft.changes ?? {} });
    if (!answer) return;
    dropKept(keptName);
    draft.forget();
    release();
    tab.close();
    void navigate(runPath(answer.data.flowInstanceId), { replace: true });
  };
  return (
    <div className="kit-page approval-narrow" ref={page}>
      <PageHead title={t(texts.startTitle, { name: flow.flowName })} />
      <KeptOffer<Typed> name={keptName} isDirty={isDirty} onRestore={restore} />
      <Section title={t(texts.form)}>
        <div className="approval-form">
          <label className="approval-field approval-field-wide">
            <span className="approval-label">
              <i className="approval-star">*</i>
              {t(texts.title)}
            </span>
            <Input value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
          </label>
        </div>
        {draft.fields.length > 0 && (
          <div className="approval-started">
            <RunForm fields={draft.fields} values={draft.values} missing={draft.missing} onChange={draft.change} />
          </div>
        )}
      </Section>
      <div className="approval-bar">
        <Button type="primary" loading={command.isRunning} onClick={() => void start()}>
          {t(texts.start)}
        </Button>
      </div>
    </div>
  );
}
