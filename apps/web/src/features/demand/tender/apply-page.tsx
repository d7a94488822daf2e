import { bidApply, bidApplyLifecycle } from '@zhaocai/model/demand/bid-apply';
import { bidApplyMoves, bidApplyUnlink, linkApply, projectOfApply } from '@zhaocai/model/demand/demand-endpoints';
import type { Field } from '@zhaocai/model/kit/field';
import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { project } from '@zhaocai/model/tendering/project';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { RowPicker, type PickerInput } from '../../../kit/picker/row-picker.tsx';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { demandPath, editProjectPath, projectPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import '../demand.css';

type ApplyRow = Row<typeof bidApply> & { readonly actions?: readonly string[] };
const { detail } = resource(bidApply);

/** One request for a tender: what is asked of whom, what was decided, and the project that came of it. */
export function ApplyPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(detail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.projectName);
  if (id === '') return <Empty title={t(texts.chooseApply)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <ApplyView row={row} />}
    </Loaded>
  );
}

function ApplyView({ row }: { readonly row: ApplyRow }) {
  const t = useText();
  const allowed = useAllowed();
  const [isLinking, setLinking] = useState(false);
  const linking = useCommand(linkApply, { success: texts.linked });
  const movesOf = useRowMoves(bidApply, { ...bidApplyMoves, ...bidApplyUnlink }, ({ projectName }) => projectName);
  const moves = movesOf(row).filter(
    ({ key }) => (row.actions?.includes(key) ?? true) && (key !== 'unlink' || row.isLinked === true),
  );
  const last = moves.findLastIndex(({ isDangerous }) => !isDangerous);
  const isAccepted = bidApplyLifecycle.is(row.auditStatus, 'approved');
  const isVoided = bidApplyLifecycle.is(row.auditStatus, 'voided');
  const { id, version } = row;
  return (
    <div className="kit-page">
      <PageHead
        title={row.projectName}
        note={<ChoiceTag choices={bidApplyLifecycle.choices} value={row.auditStatus} />}
        actions={
          <>
            <Button onClick={() => window.print()}>{t(texts.print)}</Button>
            {moves.map(({ key, label, onClick, isDangerous }, index) => (
              <Button key={key} type={index === last ? 'primary' : undefined} danger={isDangerous} onClick={onClick}>
                {label}
              </Button>
            ))}
            {isAccepted && allowed('bidApply_audit') && (
              <Button loading={linking.isRunning} onClick={() => setLinking(true)}>
                {t(texts.linkProject)}
              </Button>
            )}
            {isAccepted && allowed('bidApply_project') && <MakeProject row={row} />}
          </>
        }
      >
        <Copyable value={row.applyNo ?? ''} />
        <Money value={row.budget} unit />
      </PageHead>
      {row.rejectReason && (
        <Alert
          type="warning"
          showIcon
          title={t(isVoided ? texts.applyVoided : texts.rejected, { reason: row.rejectReason })}
        />
      )}
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(row)} />
      </Section>
      <RowPicker
        isOpen={isLinking}
        title={t(texts.linkTitle)}
        rowsKey={['applyProjects', id]}
        load={projects}
        value={[]}
        onPick={([picked]) => {
          setLinking(false);
          if (picked) void linking.run({ id, version, projectId: picked.id });
        }}
        onClose={() => setLinking(false)}
      />
    </div>
  );
}

/** A draft with what the request says; of one about a demand on the page of that, with everything that is described there. */
function MakeProject({ row }: { readonly row: ApplyRow }) {
  const t = useText();
  const navigate = useNavigate();
  const ask = useConfirm();
  const making = useCommand(projectOfApply, { success: texts.made });
  const { id, version, demandId } = row;
  const handleMake = async () => {
    if (demandId) {
      void navigate(`${demandPath}?id=${demandId}`);
      return;
    }
    const question = { title: t(texts.makeOfApplyTitle), text: t(texts.makeOfApplyText), ok: t(texts.makeOfApply) };
    if (!(await ask(question))) return;
    const answer = await making.run({ id, version });
    if (answer) void navigate(`${editProjectPath}?id=${answer.data.id}`);
  };
  return (
    <Button type="primary" loading={making.isRunning} onClick={() => void handleMake()}>
      {t(demandId ? texts.toDemand : texts.makeOfApply)}
    </Button>
  );
}

async function projects({ keyword, current, size }: PickerInput) {
  const { data } = await call(resource(project).page, { current, size, ...(keyword && { keyword }) });
  return { ...data, records: data.records.map((one) => ({ id: one.id, title: one.projectName, note: one.projectNo })) };
}

const inHead: readonly string[] = [
  'projectName',
  'applyNo',
  'auditStatus',
  'budget',
  'rejectReason',
  // Its name is told.
  'cooperationId',
  'agentTenantId',
  'isLinked',
];

function useFacts(row: ApplyRow) {
  const t = useText();
  const leads: Readonly<Record<string, string>> = { demandId: demandPath, resultProjectId: projectPath };
  return Object.entries<Field>(bidApply.fields)
    .filter(([name]) => !inHead.includes(name))
    .map(([name, field]) => {
      const value = cellValue(row, name);
      const named = nameBeside(row, name);
      const shown = <FieldValueView field={field} value={value} named={named} />;
      const lead = leads[name];
      return {
        key: name,
        label: t(field.label),
        value: lead && value ? <Link to={`${lead}?id=${String(value)}`}>{named ?? String(value)}</Link> : shown,
        isWide: field.kind === 'longText' || field.kind === 'files',
      };
    });
}
