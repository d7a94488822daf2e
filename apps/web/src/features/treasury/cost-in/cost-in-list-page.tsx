import type { Row } from '@zhaocai/model/kit/entity';
import { costIn } from '@zhaocai/model/treasury/cost-in';
import {
  applyProjectIn,
  costInMoves,
  gatherProjectIn,
  projectMistakeIn,
  queryProjectIn,
} from '@zhaocai/model/treasury/cost-in-endpoints';
import { costInLifecycle } from '@zhaocai/model/treasury/cost-in-lifecycle';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { mistakePath } from '../paths.ts';
import { treasuryTexts as texts } from '../texts.ts';
import { useCostInTask } from './use-cost-in-task.ts';

type InRow = Row<typeof costIn>;
const { fields } = costIn;

const columns: readonly (string | DataColumn<InRow>)[] = [
  'payerName',
  'inStatus',
  'inType',
  'money',
  { ...fieldColumn<InRow>('projectId', fields.projectId), width: 220, sortable: false },
  'payTime',
  'tradeNo',
  'note',
  { prop: 'inNo', label: fields.inNo.label, width: 150, isProno: true },
];

/** Money that came in for projects beside deposits and orders; `?projectId=` keeps that of one. */
export function CostInListPage() {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<FormTask>();
  const taskOf = useCostInTask();
  const decide = useDecisions();
  const movesOf = useRowMoves(costIn, costInMoves, ({ payerName }) => payerName);
  const acts = (row: InRow) => {
    const isToConfirm = costInLifecycle.is(row.inStatus, 'toConfirm') && allowed(gatherProjectIn.permission);
    const isMine = costInLifecycle.is(row.inStatus, 'draft', 'rejected') && allowed(applyProjectIn.permission);
    return [
      ...(isToConfirm ? [{ key: 'confirm', label: t(texts.confirm), onClick: () => void decide.confirm(row) }] : []),
      ...(isToConfirm
        ? [{ key: 'reject', label: t(texts.reject), isDangerous: true, onClick: () => void decide.reject(row) }]
        : []),
      ...(isMine ? [{ key: 'change', label: t(texts.changeIn), onClick: () => setTask(taskOf(row)) }] : []),
      ...movesOf(row).filter(({ key }) => key !== 'submit'),
    ];
  };
  return (
    <>
      <ResourcePage
        entity={costIn}
        title={t(texts.costIns)}
        columns={columns}
        notice={<Sums />}
        rowActions={acts}
        toolbar={allowed(projectMistakeIn.permission) && <Link to={mistakePath}>{t(texts.toMistakes)}</Link>}
        addButton={
          allowed(applyProjectIn.permission) && (
            <Button type="primary" onClick={() => setTask(taskOf())}>
              {t(texts.noteIn)}
            </Button>
          )
        }
      />
      <FormDialog task={task} width={640} onClose={() => setTask(undefined)} />
    </>
  );
}

/** What came in for the one project that the list is of, as the ledger has it. */
function Sums() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('projectId');
  const { data } = useEndpoint(queryProjectIn, { projectId: projectId ?? '' }, { enabled: projectId !== null });
  return data ? <Alert type="info" showIcon title={t(texts.sums, { money: formatMoney(data.totalMoney) })} /> : null;
}

function useDecisions() {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const confirming = useCommand(gatherProjectIn, { success: texts.confirmed });
  const rejecting = useCommand(gatherProjectIn, { success: texts.rejectedIn });
  const titleOf = (row: InRow) => t(texts.confirmTitle, { name: row.payerName, money: formatMoney(row.money) });
  return {
    confirm: async (row: InRow) => {
      const isAgreed = await confirm({ title: titleOf(row), ok: t(texts.confirm) });
      if (isAgreed) await confirming.run({ id: row.id, version: row.version, agree: true });
    },
    reject: async (row: InRow) => {
      const reason = await askReason({ title: titleOf(row), ok: t(texts.reject), isDangerous: true });
      if (reason) await rejecting.run({ id: row.id, version: row.version, agree: false, reason });
    },
  };
}
