import { drawLifecycle } from '@zhaocai/model/agency/draw-lifecycle';
import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import {
  chooseAgent,
  entrustmentMoves,
  lastAgentInfo,
  recordAnswer,
  type EntrustmentShown,
} from '@zhaocai/model/agency/entrustment-endpoints';
import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import type { EndpointOutput } from '@zhaocai/model';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { agencyPath, drawPath } from '../paths.ts';
import { agencyTexts as texts } from '../texts.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { ChooseDrawer } from './choose-drawer.tsx';
import { EntrustmentTable } from './entrustment-table.tsx';

type Info = EndpointOutput<typeof lastAgentInfo>;

/** Which agency runs a project, who was asked before, and how one is chosen; on the project's page. */
export function ProjectAgency({ projectId }: { readonly projectId: string }) {
  const allowed = useAllowed();
  return allowed('agencyLibrary_view') ? <AgencySection projectId={projectId} /> : null;
}

function AgencySection({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  const query = useEndpoint(lastAgentInfo, { proId: projectId });
  const { data } = query;
  return (
    <Section
      id="agency"
      title={t(texts.section)}
      note={data?.current && <ChoiceTag choices={entrustmentLifecycle.choices} value={data.current.entrustStatus} />}
      extra={data?.canChoose && !hasDraw(data) && <Button onClick={() => setChoosing(true)}>{t(texts.choose)}</Button>}
    >
      <Loaded query={query} rows={3}>
        {(info) => (
          <>
            {info.current ? (
              <Current row={info.current} lacksAgreement={info.awaitsAgreement} />
            ) : (
              <p className="kit-quiet">{t(texts.none)}</p>
            )}
            <Draws info={info} projectId={projectId} />
            {info.history.length > 0 && (
              <>
                <h3 className="agency-sub">{t(texts.former)}</h3>
                <EntrustmentTable rows={info.history} />
              </>
            )}
          </>
        )}
      </Loaded>
      {data && isChoosing && <ChooseDrawer info={data} projectId={projectId} onClose={() => setChoosing(false)} />}
    </Section>
  );
}

/** A draw that is not void decides; there is nothing to choose beside it. */
function hasDraw({ draws }: Info): boolean {
  return draws.some(({ drawStatus }) => !drawLifecycle.is(drawStatus, 'void'));
}

const shownFields = [
  'entrustNo',
  'way',
  'scope',
  'feePayer',
  'feeFloat',
  'minFee',
  'estimatedFee',
  'finalFee',
  'chooseReason',
  'acceptTime',
  'agentUserName',
  'agreementFiles',
] as const;

/** Shown where there is something to show. */
const optional: readonly string[] = [
  'chooseReason',
  'scope',
  'finalFee',
  'acceptTime',
  'agentUserName',
  'agreementFiles',
];

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

interface CurrentProps {
  readonly row: EntrustmentShown;
  readonly lacksAgreement: boolean;
}

function Current({ row, lacksAgreement }: CurrentProps) {
  const t = useText();
  const [isAgreeing, setAgreeing] = useState(false);
  const movesOf = useRowMoves(agencyEntrustment, entrustmentMoves, ({ agentName }) => agentName);
  const answers = useRecordedAnswers(row);
  const moves = movesOf(row).filter(({ key }) => row.actions.includes(key));
  const name = <Link to={`${agencyPath}?id=${row.cooperationId}`}>{row.agentName}</Link>;
  const facts = shownFields
    .filter((field) => !optional.includes(field) || isGiven(cellValue(row, field)))
    .map((field) => ({
      key: field,
      label: t(agencyEntrustment.fields[field].label),
      value: <FieldValueView field={agencyEntrustment.fields[field]} value={cellValue(row, field)} />,
      isWide: field === 'scope' || field === 'agreementFiles',
    }));
  return (
    <>
      {lacksAgreement && <AgreementNotice row={row} onHandIn={() => setAgreeing(true)} />}
      <DescriptionList
        facts={[{ key: 'agentName', label: t(agencyEntrustment.fields.agentName.label), value: name }, ...facts]}
      />
      <div className="agency-actions">
        {row.actions.includes('saveAgreement') && !lacksAgreement && (
          <Button onClick={() => setAgreeing(true)}>{t(texts.agreement)}</Button>
        )}
        {row.actions.includes('recordAnswer') && (
          <>
            <Button onClick={answers.accept}>{t(texts.recordAccept)}</Button>
            <Button onClick={answers.giveBack}>{t(texts.recordReturn)}</Button>
          </>
        )}
        {moves.map(({ key, label, onClick, isDangerous }) => (
          <Button key={key} danger={isDangerous} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      <AgreementDialog row={isAgreeing ? row : undefined} onClose={() => setAgreeing(false)} />
    </>
  );
}

/** What the missing agreement keeps from going on, as far as it has come, and who hands it in. */
function AgreementNotice({ row, onHandIn }: { readonly row: EntrustmentShown; readonly onHandIn: () => void }) {
  const t = useText();
  const isAccepted = entrustmentLifecycle.is(row.entrustStatus, 'active');
  const mayHandIn = row.actions.includes('saveAgreement');
  return (
    <Alert
      className="agency-notice"
      type="warning"
      showIcon
      title={t(isAccepted ? texts.agreementLacking : texts.agreementAwaited)}
      description={
        mayHandIn ? (
          <Button type="primary" onClick={onHandIn}>
            {t(texts.agreement)}
          </Button>
        ) : (
          t(texts.agreementByOthers)
        )
      }
    />
  );
}

/** Of an agency that does not use the platform, the buyer writes down what it said. */
function useRecordedAnswers({ id, version }: EntrustmentShown) {
  const t = useText();
  const askReason = useAskReason();
  const recording = useCommand(recordAnswer, { success: texts.recorded });
  const giveBack = async () => {
    const reason = await askReason({ title: t(texts.recordReturn), isDangerous: true });
    if (reason) await recording.run({ id, version, agree: false, reason });
  };
  return {
    accept: () => void recording.run({ id, version, agree: true }),
    giveBack: () => void giveBack(),
  };
}

function Draws({ info, projectId }: { readonly info: Info; readonly projectId: string }) {
  const t = useText();
  const choosing = useCommand(chooseAgent, { success: texts.chosen });
  if (info.draws.length === 0) return null;
  return (
    <>
      <h3 className="agency-sub">{t(texts.draws)}</h3>
      <div className="agency-scroll">
        <table className="agency-table">
          <tbody>
            {info.draws.map((draw) => (
              <tr key={draw.id}>
                <td>
                  <Link to={`${drawPath}?id=${draw.id}`}>{draw.drawNo}</Link>
                </td>
                <td>
                  <ChoiceTag choices={drawLifecycle.choices} value={draw.drawStatus} />
                </td>
                <td>{draw.drawTime ? shownInstant(draw.drawTime) : (draw.voidReason ?? '—')}</td>
                <td>
                  {info.canChoose && draw.nextName !== null && (
                    <Button
                      size="small"
                      loading={choosing.isRunning}
                      onClick={() => void choosing.run({ proId: projectId, drawId: draw.id })}
                    >
                      {t(texts.nextOfDraw, { name: draw.nextName })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
