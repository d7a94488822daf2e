import { projectCost, projectCostDetail } from '@zhaocai/model/contract/project-cost';
import {
  projectCosts,
  removeProjectCost,
  saveProjectCost,
  saveProjectCostDetail,
  type ProjectCostRow,
} from '@zhaocai/model/contract/project-cost-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { textIn } from './performing/typed.ts';
import { contractTexts as texts } from './texts.ts';

const { costName, planMoney, remark } = projectCost.fields;
const { costMoney, costDay, payee } = projectCostDetail.fields;

const columns = shownColumns<ProjectCostRow>(
  { ...projectCost.fields, spentMoney: costMoney },
  {
    costName: { width: 200 },
    planMoney: { width: 130 },
    spentMoney: { width: 130 },
    remark: { width: 240 },
  },
);

/** What a project costs beside its contracts: planned and spent, line by line. */
export function ProjectCosts({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<FormTask>();
  const mayRead = allowed('contract_view');
  const query = useEndpoint(projectCosts, { proId: projectId }, { enabled: mayRead });
  const tasks = useTasks(projectId);
  const remove = useRemove();
  if (!mayRead) return null;
  const mayEdit = allowed('contract_edit');
  const acts = (row: ProjectCostRow) => [
    { key: 'spend', label: t(texts.spend), onClick: () => setTask(tasks.spend(row)) },
    { key: 'change', label: t(texts.changeCost), onClick: () => setTask(tasks.plan(row)) },
    { key: 'remove', label: t(texts.removeCost), isDangerous: true, onClick: () => void remove(row) },
  ];
  const add = mayEdit && <Button onClick={() => setTask(tasks.plan())}>{t(texts.planCost)}</Button>;
  return (
    <Section title={t(texts.costs)} extra={add}>
      <Loaded query={query} rows={2}>
        {(rows) => (
          <DataTable<ProjectCostRow>
            rowKey="id"
            columns={columns}
            rows={rows}
            isPagedHere
            actions={mayEdit ? acts : undefined}
            empty={<Empty title={t(texts.noCosts)} help={t(texts.noCostsHelp)} />}
          />
        )}
      </Loaded>
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </Section>
  );
}

function useTasks(proId: string) {
  const t = useText();
  const planning = useCommand(saveProjectCost, { success: texts.saved });
  const spending = useCommand(saveProjectCostDetail, { success: texts.saved });
  const plan = (row?: ProjectCostRow): FormTask => ({
    key: `plan ${row?.id ?? ''} ${row?.version ?? ''}`,
    title: t(row ? texts.changeCost : texts.planCost),
    fields: { costName, planMoney, remark },
    ...(row && { initial: { ...row } }),
    onSubmit: async (values) => {
      const said = {
        costName: textIn(values, 'costName') ?? '',
        planMoney: textIn(values, 'planMoney') ?? '',
        remark: textIn(values, 'remark'),
      };
      const known = row && { id: row.id, version: row.version };
      return (await planning.run({ proId, ...known, ...said })) !== undefined;
    },
  });
  const spend = (row: ProjectCostRow): FormTask => ({
    key: `spend ${row.id}`,
    title: `${t(texts.spend)} · ${row.costName}`,
    fields: { costMoney, costDay, payee, remark },
    onSubmit: async (values) => {
      const said = {
        costMoney: textIn(values, 'costMoney') ?? '',
        costDay: textIn(values, 'costDay') ?? '',
        payee: textIn(values, 'payee') ?? '',
        remark: textIn(values, 'remark'),
      };
      return (await spending.run({ costId: row.id, ...said })) !== undefined;
    },
  });
  return { plan, spend };
}

function useRemove() {
  const t = useText();
  const confirm = useConfirm();
  const removing = useCommand(removeProjectCost, { success: texts.costRemoved });
  return async (row: ProjectCostRow) => {
    const title = t(texts.removeCostTitle, { name: row.costName });
    if (await confirm({ title, ok: t(texts.removeCost), isDangerous: true })) await removing.run({ id: row.id });
  };
}
