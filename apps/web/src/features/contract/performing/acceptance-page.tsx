import {
  acceptanceById,
  acceptanceMoves,
  concludeAcceptance,
  type AcceptanceDetail,
} from '@zhaocai/model/contract/acceptance-endpoints';
import { contractAcceptanceLifecycle } from '@zhaocai/model/contract/acceptance-lifecycle';
import {
  contractAcceptance,
  contractAcceptanceLine,
  contractAcceptor,
} from '@zhaocai/model/contract/contract-acceptance';
import type { Row } from '@zhaocai/model/kit/entity';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { changeAcceptancePath, contractPath } from '../paths.ts';
import { concludeTask, findingsIn } from './conclude-task.ts';
import { performingTexts as texts } from './texts.ts';

type Line = Row<typeof contractAcceptanceLine>;
type Member = Row<typeof contractAcceptor>;

const lineFields = contractAcceptanceLine.fields;
const quantity = (value: string | null) => value !== null && <span className="kit-number">{trimZeros(value)}</span>;
const lineColumns = shownColumns<Line>(lineFields, {
  name: { width: 240 },
  planQuantity: { width: 130, align: 'right', render: (row) => quantity(row.planQuantity) },
  realQuantity: { width: 150, align: 'right', render: (row) => quantity(row.realQuantity) },
  unit: { width: 90 },
});
const memberFields = contractAcceptor.fields;
const memberColumns = shownColumns<Member>(memberFields, {
  memberName: { width: 120 },
  memberRole: { width: 220 },
  opinion: { width: 320 },
});
const facts = [
  'acceptType',
  'acceptTime',
  'acceptPlace',
  'conclusion',
  'acceptMoney',
  'concludeTime',
  'rectifyDue',
  'opinion',
  'files',
] as const;

/** One acceptance, for both sides. `?id=` names it. */
export function AcceptancePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(acceptanceById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.acceptNo);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <AcceptanceView row={row} />}
    </Loaded>
  );
}

function AcceptanceView({ row }: { readonly row: AcceptanceDetail }) {
  const t = useText();
  const present = usePresentFacts(contractAcceptance.fields, row, facts);
  return (
    <div className="kit-page">
      <AcceptanceHead row={row} />
      <Section title={t(texts.acceptance)}>
        <DescriptionList facts={present} />
      </Section>
      <Section title={t(texts.acceptedLines)} note={String(row.lines.length)}>
        <DataTable<Line> rowKey="id" columns={lineColumns} rows={row.lines} isPagedHere />
      </Section>
      <Section title={t(texts.acceptors)} note={String(row.members.length)}>
        <DataTable<Member> rowKey="id" columns={memberColumns} rows={row.members} isPagedHere />
      </Section>
      {row.history.length > 0 && (
        <RowHistory title={t(texts.history)} lifecycle={contractAcceptanceLifecycle} moves={row.history} />
      )}
    </div>
  );
}

function AcceptanceHead({ row }: { readonly row: AcceptanceDetail }) {
  const t = useText();
  const isSupplier = useAllowed()('bid_quote');
  const [task, setTask] = useState<FormTask>();
  const acts = useActs(row, setTask);
  return (
    <>
      <PageHead
        title={row.contractName}
        note={<ChoiceTag choices={contractAcceptanceLifecycle.choices} value={row.acceptStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <Copyable value={row.acceptNo} />
        <Link to={contractPath(row.contractId, isSupplier)}>{t(texts.backToContract)}</Link>
        <span>{row.supplierName}</span>
      </PageHead>
      <FormDialog task={task} width={640} onClose={() => setTask(undefined)} />
    </>
  );
}

function useActs(row: AcceptanceDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const concluding = useCommand(concludeAcceptance, { success: texts.concluded });
  const movesOf = useRowMoves(contractAcceptance, acceptanceMoves, ({ acceptNo }) => acceptNo);
  const moves = actsOf(movesOf(row), row.actions).map((act) => ({
    ...act,
    isMain: act.key === 'submit' || act.key === 'rectified',
  }));
  const ask = () =>
    onAsk(
      concludeTask(row, {
        t,
        onSubmit: async (values) => (await concluding.run(findingsIn(row, values))) !== undefined,
      }),
    );
  const { label } = contractAcceptanceLifecycle.actions.conclude;
  return [
    ...(row.actions.includes('discard')
      ? [{ key: 'edit', label: t(texts.changeAcceptance), onClick: () => void navigate(changeAcceptancePath(row.id)) }]
      : []),
    ...moves,
    ...(row.actions.includes('conclude') ? [{ key: 'conclude', label: t(label), isMain: true, onClick: ask }] : []),
  ];
}
