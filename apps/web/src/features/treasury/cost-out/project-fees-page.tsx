import { feeFund } from '@zhaocai/model/treasury/choices';
import { costOut } from '@zhaocai/model/treasury/cost-out';
import { applyExpertOut, expertOut, type ExpertFeeLine } from '@zhaocai/model/treasury/cost-out-endpoints';
import { costOutLifecycle } from '@zhaocai/model/treasury/cost-out-lifecycle';
import { Alert } from 'antd';
import { useState } from 'react';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { costOutPath } from '../paths.ts';
import { treasuryTexts as texts } from '../texts.ts';

const { fields } = costOut;
const columns = shownColumns<ExpertFeeLine>(
  { ...fields, signTime: { kind: 'instant', label: texts.signTime } },
  {
    expertName: { label: texts.applied, width: 110, type: 'mylink' },
    workUnit: { label: texts.workUnit, width: 200 },
    signTime: { width: 170 },
    outStatus: { width: 110 },
    money: { width: 140 },
    taxMoney: { width: 110 },
    netMoney: { width: 120 },
    outNo: { width: 150, isProno: true },
  },
);

const mayChange = ({ outStatus }: ExpertFeeLine) => costOutLifecycle.is(outStatus, 'draft', 'rejected', 'failed');

/** Who evaluated a project, and what each is paid for it. */
export function ProjectFeesPage({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const query = useEndpoint(expertOut, { projectId });
  const [task, setTask] = useState<FormTask>();
  const taskOf = useFeeTask(projectId);
  const mayEdit = allowed(applyExpertOut.permission);
  const acts = (row: ExpertFeeLine) =>
    row.id === null || mayChange(row)
      ? [
          {
            key: 'apply',
            label: t(row.id === null ? texts.applyFee : texts.changeFee),
            onClick: () => setTask(taskOf(row)),
          },
        ]
      : [];
  return (
    <Loaded query={query} rows={6}>
      {({ projectName, projectNo, isOpen, collectedMoney, leftMoney, experts }) => (
        <div className="kit-page">
          <PageHead title={`${projectName} · ${t(texts.fees)}`} note={projectNo} />
          <Alert
            type={isOpen ? 'info' : 'warning'}
            showIcon
            title={
              isOpen
                ? t(texts.fund, { collected: formatMoney(collectedMoney), left: formatMoney(leftMoney) })
                : t(texts.secret)
            }
            description={isOpen && t(texts.feeNote)}
          />
          {isOpen && (
            <DataTable<ExpertFeeLine>
              rowKey="expertId"
              columns={columns}
              rows={experts}
              isPagedHere
              pathOf={({ id }) => (id === null ? undefined : costOutPath(id))}
              actions={mayEdit ? acts : undefined}
              empty={<Empty title={t(texts.noExperts)} help={t(texts.noExpertsHelp)} />}
            />
          )}
          <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
        </div>
      )}
    </Loaded>
  );
}

const { hours, money, feeFund: fund, remark } = fields;

function useFeeTask(projectId: string): (row: ExpertFeeLine) => FormTask {
  const t = useText();
  const applying = useCommand(applyExpertOut, { success: texts.feeApplied });
  return (row) => ({
    key: `fee ${row.expertId} ${row.version ?? ''}`,
    title: `${t(texts.applyFee)} · ${row.expertName}`,
    note: row.hasAccount ? t(texts.feeNote) : t(texts.noAccount),
    fields: { money, hours, feeFund: fund, remark },
    initial: { money: row.money, hours: row.hours, feeFund: row.feeFund ?? feeFund.code.own },
    submitText: t(texts.applyFee),
    onSubmit: async (values) => {
      const said = {
        money: typeof values.money === 'string' ? values.money : '',
        hours: values.hours === null || values.hours === undefined || values.hours === '' ? null : String(values.hours),
        feeFund: Number(values.feeFund ?? feeFund.code.own),
        remark: typeof values.remark === 'string' ? values.remark : null,
      };
      const known = row.id !== null && row.version !== null ? { id: row.id, version: row.version } : {};
      return (await applying.run({ projectId, expertId: row.expertId, ...known, ...said })) !== undefined;
    },
  });
}
