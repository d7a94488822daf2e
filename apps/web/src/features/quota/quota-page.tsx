import { calculateDepts, settleQuotas } from '@zhaocai/model/quota/endpoints';
import { quotaLifecycle } from '@zhaocai/model/quota/quota-lifecycle';
import { deptCalculate } from '@zhaocai/model/quota/results';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { ResultDialog, tracedColumn, Warnings } from './result-parts.tsx';
import { quotaTexts as texts } from './texts.ts';
import { useYear, YearSelect } from './year-select.tsx';

/** The quotas of a year: calculated, looked into, published, locked. */
export function QuotaPage() {
  const t = useText();
  const [year, setYear, present] = useYear();
  const [opened, setOpened] = useState<string>();
  const work = useQuotaWork(year);
  return (
    <>
      <ResourcePage
        entity={deptCalculate}
        title={t(texts.quotas)}
        fixedFilters={{ year: String(year) }}
        columns={[
          'deptId',
          'unitKind',
          tracedColumn(deptCalculate, 'total', ({ id }) => setOpened(id)),
          'bg',
          'gy',
          'ss',
          'xs',
          'ky',
          'cb',
          'zb',
          'tj',
          'headcount',
          'status',
          'calcTime',
        ]}
        onOpen={({ id }) => setOpened(id)}
        notice={<Warnings warnings={work.warnings} />}
        toolbar={
          <>
            <YearSelect year={year} present={present} onChange={setYear} />
            {work.buttons}
          </>
        }
      />
      <ResultDialog entity={deptCalculate} id={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

const { published, locked } = quotaLifecycle.code;
const { publish, lock } = quotaLifecycle.actions;

function useQuotaWork(year: number) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const calculating = useCommand(calculateDepts, {
    success: texts.calculated,
    onSuccess: ({ run }) => setWarnings(run.warnings),
  });
  const publishing = useCommand(settleQuotas, { success: texts.published });
  const locking = useCommand(settleQuotas, { success: texts.locked });
  const handleCalculate = async () => {
    const question = { title: t(texts.recalculateTitle, { year }), text: t(texts.recalculateText) };
    if (await confirm({ ...question, ok: t(texts.calculate) })) await calculating.run({ year });
  };
  const handlePublish = async () => {
    const question = { title: t(texts.publishTitle, { year }), text: t(texts.publishText), ok: t(publish.label) };
    if (await confirm(question)) await publishing.run({ year, status: published });
  };
  const handleLock = async () => {
    const question = { title: t(texts.lockTitle, { year }), text: t(texts.lockText), ok: t(lock.label) };
    if (await confirm({ ...question, isDangerous: lock.danger })) await locking.run({ year, status: locked });
  };
  const maySettle = allowed(settleQuotas.permission);
  const buttons = (
    <>
      {allowed(calculateDepts.permission) && (
        <Button loading={calculating.isRunning} onClick={() => void handleCalculate()}>
          {t(texts.calculate)}
        </Button>
      )}
      {maySettle && (
        <Button loading={publishing.isRunning} onClick={() => void handlePublish()}>
          {t(publish.label)}
        </Button>
      )}
      {maySettle && (
        <Button loading={locking.isRunning} onClick={() => void handleLock()}>
          {t(lock.label)}
        </Button>
      )}
    </>
  );
  return { buttons, warnings };
}
