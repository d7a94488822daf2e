import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { agentList } from '@zhaocai/model/agency/cooperation-endpoints';
import { cooperationLifecycle } from '@zhaocai/model/agency/cooperation-lifecycle';
import { feePayer } from '@zhaocai/model/agency/choices';
import { chooseAgent, type lastAgentInfo } from '@zhaocai/model/agency/entrustment-endpoints';
import { startDraw } from '@zhaocai/model/agency/draw-endpoints';
import { projectDetail } from '@zhaocai/model/tendering/project-endpoints';
import type { EndpointOutput } from '@zhaocai/model';
import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { newCommit } from '../../../kit/draw/own-secret.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { useDialogDraft, type DialogDraft } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { Drawer } from '../../../kit/widgets/drawer.tsx';
import '../agency.css';
import { FeePicture } from '../fee/fee-picture.tsx';
import { drawPath, libraryPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';

export interface ChooseDrawerProps {
  readonly info: EndpointOutput<typeof lastAgentInfo>;
  readonly projectId: string;
  readonly onClose: () => void;
}

const ways = [
  { value: 1, label: texts.direct },
  { value: 2, label: texts.byDraw },
] as const;
const drawDemanded = 1;

interface Choice {
  readonly chosenId?: string;
  readonly payer?: number;
  readonly scope: string;
  readonly reason: string;
}

const nothingChosen: Choice = { scope: '', reason: '' };

/** Chooses an agency for a project: directly, with what it costs in sight, or by a draw. */
export function ChooseDrawer({ info, projectId, onClose }: ChooseDrawerProps) {
  const t = useText();
  const mustDraw = info.choiceRule === drawDemanded;
  const [way, setWay] = useState<number>(mustDraw ? 2 : 1);
  const query = useEndpoint(agentList, {});
  const work = useDialogDraft(`agency ${projectId}`, nothingChosen, onClose);
  const rule = info.ruleName ?? '';
  return (
    <Drawer open title={t(texts.choose)} size={720} onClose={() => void work.close()} className="agency-page">
      {work.offer}
      <Loaded query={query} rows={6}>
        {(all) => {
          const agents = all.filter(({ isChoosable }) => isChoosable);
          const waiting = all.filter(isWaiting).map(({ agentName }) => agentName);
          if (agents.length === 0) return <NobodyActive waiting={waiting} />;
          return (
            <div className="agency-form">
              {waiting.length > 0 && <Waiting names={waiting} />}
              {info.choiceRule !== null && (
                <Alert type="info" showIcon title={t(mustDraw ? texts.ruleDraw : texts.ruleConfirm, { rule })} />
              )}
              {!mustDraw && <RadioGroup label={t(texts.way)} choices={ways} value={way} onChange={setWay} isButtons />}
              {way === 1 && !mustDraw ? (
                <DirectChoice
                  agents={agents}
                  projectId={projectId}
                  needsReason={info.choiceRule !== null}
                  meantId={info.meantId}
                  work={work}
                />
              ) : (
                <BeginDraw projectId={projectId} />
              )}
            </div>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

function isWaiting({ awaitsConfirmation, cooperationStatus }: Agent): boolean {
  return awaitsConfirmation && cooperationLifecycle.is(cooperationStatus, 'active');
}

/** Agencies that somebody of the unit registered and nobody else has confirmed. */
function Waiting({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  return (
    <Alert
      type="warning"
      showIcon
      title={t(texts.waiting, { names: names.join('、') })}
      description={<Link to={libraryPath}>{t(texts.toLibrary)}</Link>}
    />
  );
}

function NobodyActive({ waiting }: { readonly waiting: readonly string[] }) {
  const t = useText();
  if (waiting.length > 0) return <Waiting names={waiting} />;
  return <Empty title={t(texts.noneActive)} action={<Link to={libraryPath}>{t(texts.toLibrary)}</Link>} />;
}

type Agent = EndpointOutput<typeof agentList>[number];

interface DirectChoiceProps {
  readonly agents: readonly Agent[];
  readonly projectId: string;
  readonly needsReason: boolean;
  /** The agency that the request for the tender named: chosen until another is. */
  readonly meantId: string | null;
  readonly work: DialogDraft<Choice>;
}

function DirectChoice({ agents, projectId, needsReason, meantId, work }: DirectChoiceProps) {
  const t = useText();
  const { draft, change } = work;
  const { payer, scope, reason } = draft;
  const chosenId = draft.chosenId ?? agents.find(({ id }) => id === meantId)?.id;
  const choosing = useCommand(chooseAgent, { success: texts.chosen, onSuccess: work.leave });
  const agent = agents.find(({ id }) => id === chosenId);
  const submit = () =>
    agent &&
    void choosing.run({
      proId: projectId,
      cooperationId: agent.id,
      ...(payer !== undefined && { feePayer: payer }),
      ...(scope.trim() !== '' && { scope: scope.trim() }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });
  return (
    <>
      <label>
        <span>{t(texts.choose)}</span>
        <Select
          aria-label={t(texts.choose)}
          placeholder={t(texts.choose)}
          style={{ width: '100%' }}
          showSearch={{ optionFilterProp: 'label' }}
          value={chosenId}
          options={agents.map(({ id, agentName }) => ({ value: id, label: agentName }))}
          onChange={(id: string) => change({ chosenId: id })}
        />
      </label>
      {agent?.id === meantId && agent && <p className="kit-quiet">{t(texts.meant)}</p>}
      {agent && (
        <>
          <div>
            <span>{t(agencyEntrustment.fields.feePayer.label)}</span>
            <RadioGroup
              choices={feePayer.choices}
              value={payer ?? agent.feePayer}
              onChange={(by) => change({ payer: by })}
            />
          </div>
          <ProjectFee projectId={projectId} agent={agent} />
        </>
      )}
      <label>
        <span>{t(agencyEntrustment.fields.scope.label)}</span>
        <Input.TextArea
          rows={2}
          maxLength={500}
          value={scope}
          onChange={({ target }) => change({ scope: target.value })}
        />
      </label>
      <label>
        <span>{t(texts.reason)}</span>
        <Input.TextArea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </label>
      <div className="agency-actions">
        <Button
          type="primary"
          disabled={!agent || (needsReason && reason.trim() === '')}
          loading={choosing.isRunning}
          onClick={submit}
        >
          {t(texts.ok)}
        </Button>
      </div>
    </>
  );
}

/** By the budget, as long as nothing is awarded. */
function ProjectFee({ projectId, agent }: { readonly projectId: string; readonly agent: Agent }) {
  const t = useText();
  const { data } = useEndpoint(projectDetail, { id: projectId });
  if (!data?.generalBudget) return null;
  const wish = {
    amount: data.generalBudget,
    purchaseType: data.purchaseType,
    ...(agent.feeFloat !== null && { feeFloat: agent.feeFloat }),
    ...(agent.minFee !== null && { minFee: agent.minFee }),
  };
  return (
    <div>
      <span>{t(texts.preview)}</span>
      <FeePicture wish={wish} />
    </div>
  );
}

function BeginDraw({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [supervisorId, setSupervisor] = useState<string | null>(null);
  const starting = useCommand(startDraw, {
    success: texts.drawStarted,
    onSuccess: ({ id }) => void navigate(`${drawPath}?id=${id}`),
  });
  const start = () =>
    supervisorId !== null && void starting.run({ proId: projectId, supervisorId, commit: newCommit('buyer') });
  return (
    <>
      <p className="kit-quiet">{t(texts.startNote)}</p>
      <label>
        <span>{t(texts.supervisor)}</span>
        <PersonSelect
          label={t(texts.supervisor)}
          placeholder={t(texts.pickSupervisor)}
          value={supervisorId}
          onChange={setSupervisor}
        />
      </label>
      <div className="agency-actions">
        <Button type="primary" disabled={supervisorId === null} loading={starting.isRunning} onClick={start}>
          {t(texts.startDraw)}
        </Button>
      </div>
    </>
  );
}
